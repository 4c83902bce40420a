#!/bin/sh
# Turns nodes of tenant tenant-a into nodes with simulated cards, which HAMi takes for real ones.
#
# Nodes are made by kubelets, not by Git, so this is run by hand, with the tenant's kubeconfig:
#
#   sh nodes.sh [--dry-run] POOL=NODE... [-- KUBECTL-ARGUMENTS...]
#   sh nodes.sh t4=tenant-a-worker -- --kubeconfig tenant-a.kubeconfig
#
# Run it again after a kubelet has restarted: a kubelet removes the capacity that it does not know,
# and without `nvidia.com/gpu` in the node's status HAMi drops the node after a minute.
#
# Pools: t4 (1 node(s) of 2 x 16384 MiB)
# KUBECTL names another client than kubectl.
set -eu

pools='t4'
kubectl=${KUBECTL:-kubectl}
dry_run=

usage() {
    sed -n '2,/^set -eu/{/^set -eu/!s/^# \{0,1\}//p;}' "$0"
}

fail() {
    printf 'nodes.sh: %s\n' "$1" >&2
    exit 2
}

# pool, position in the pool -> the annotation's value and the number of slots
cards() {
    case "$1/$2" in
        t4/0) printf '%s %s\n' 20 '[{"id":"GPU-1f37e70b-820a-4324-fdc1-4fb2669a11b8","index":0,"count":10,"devmem":16384,"devcore":100,"type":"NVIDIA-Tesla T4","numa":0,"mode":"hami-core","health":true},{"id":"GPU-06dab5f4-773f-761c-07b7-5acc016fbd87","index":1,"count":10,"devmem":16384,"devcore":100,"type":"NVIDIA-Tesla T4","numa":0,"mode":"hami-core","health":true}]' ;;
        *) return 1 ;;
    esac
}

wanted() {
    case "$1" in
        t4) printf '%s\n' 1 ;;
        *) return 1 ;;
    esac
}

call() {
    if [ -n "$dry_run" ]; then
        printf '%s' "$kubectl"
        for word in "$@"; do printf " '%s'" "$word"; done
        printf '\n'
    else
        "$kubectl" "$@"
    fi
}

pairs=
while [ $# -gt 0 ]; do
    case "$1" in
        -h | --help) usage; exit 0 ;;
        --dry-run) dry_run=yes ;;
        --) shift; break ;;
        [a-z]*=?*) pairs="$pairs $1" ;;
        *) fail "'$1' is not POOL=NODE; see --help" ;;
    esac
    shift
done
[ -n "$pairs" ] || fail "name the nodes as POOL=NODE; see --help"
[ -n "$dry_run" ] || command -v "$kubectl" >/dev/null || fail "'$kubectl' is not installed"

# Everything is checked before the first node is changed.
seen=' '
for pair in $pairs; do
    pool=${pair%%=*} node=${pair#*=}
    case "$node" in
        *[!a-z0-9.-]* | -* | .*) fail "'$node' is not the name of a node" ;;
    esac
    case "$seen" in
        *" $node "*) fail "the node '$node' is named twice" ;;
    esac
    seen="$seen$node "
    wanted "$pool" >/dev/null || fail "'$pool' is no pool of tenant-a; pools: t4 (1 node(s) of 2 x 16384 MiB)"
done
for pool in $pools; do
    count=0
    for pair in $pairs; do
        [ "${pair%%=*}" = "$pool" ] && count=$((count + 1))
    done
    [ "$count" -le "$(wanted "$pool")" ] ||
        fail "pool '$pool' has $(wanted "$pool") node(s), and $count are named"
done

for pool in $pools; do
    position=0
    for pair in $pairs; do
        [ "${pair%%=*}" = "$pool" ] || continue
        node=${pair#*=}
        set_of_cards=$(cards "$pool" "$position")
        slots=${set_of_cards%% *}
        annotation=${set_of_cards#* }
        position=$((position + 1))
        call label node "$node" gpu=on "gpu-tenants.io/gpu-pool=$pool" --overwrite "$@"
        call annotate node "$node" "hami.io/node-nvidia-register=$annotation" --overwrite "$@"
        call patch node "$node" --subresource=status --type=merge \
            -p "{\"status\":{\"capacity\":{\"nvidia.com/gpu\":\"$slots\"},\"allocatable\":{\"nvidia.com/gpu\":\"$slots\"}}}" "$@"
    done
done
