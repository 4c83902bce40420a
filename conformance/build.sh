#!/bin/sh
# Builds etcd, kube-apiserver and kube-controller-manager, once per version, and prints their folder.
#
#   conformance/build.sh [MINOR]      1.36 by default; conformance/versions.json lists all
#
# With KUBEBUILDER_ASSETS (a folder with ready binaries, as setup-envtest lays them out) nothing is
# built. setup-envtest brings no kube-controller-manager: put one beside the others.
set -eu

root=$(cd "$(dirname "$0")" && pwd)
value() { sed -n "s/.*\"$1\": *\"\(.*\)\".*/\1/p" "$root/versions.json"; }

minor=${1:-$(value default)}
version=$(value "$minor")
[ -n "$version" ] || { echo "build.sh: $minor is not in versions.json" >&2; exit 2; }
if [ -n "${KUBEBUILDER_ASSETS:-}" ]; then
    echo "$KUBEBUILDER_ASSETS"
    exit 0
fi
command -v go >/dev/null || { echo "build.sh: Go is needed, or KUBEBUILDER_ASSETS" >&2; exit 2; }

cache=${XDG_CACHE_HOME:-$HOME/.cache}/gpu-tenants/$version-etcd-$(value etcd)
mkdir -p "$cache"
variables=k8s.io/component-base/version
flags="-s -w -X $variables.gitVersion=$version -X $variables.gitMajor=1 -X $variables.gitMinor=${minor#1.}"

build() {  # name package
    [ ! -x "$cache/$1" ] || return 0
    echo "building $1 for Kubernetes $version; this takes minutes, once" >&2
    (cd "$root/go/$minor" && go build -ldflags "$flags" -o "$cache/$1.part" "$2") >&2
    mv "$cache/$1.part" "$cache/$1"
}

build etcd go.etcd.io/etcd/server/v3
build kube-apiserver k8s.io/kubernetes/cmd/kube-apiserver
build kube-controller-manager k8s.io/kubernetes/cmd/kube-controller-manager
echo "$cache"
