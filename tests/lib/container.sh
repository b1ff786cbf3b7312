#!/usr/bin/env bash
# Runs a command as a container engine would, in place of one: on a read-only root that holds Debian's programs and the
# given files, with an empty /tmp, as a user without any rights. The network is this machine's. Inside a namespace of
# mounts: container.sh <empty folder> <user> <source>:<target> ... -- <command>
set -euo pipefail
root=$1 user=$2
shift 2
uid=$(id -u "$user" 2>/dev/null || echo "$user")

mount --make-rprivate /
mount -t tmpfs root "$root"
for top in bin lib lib64 sbin; do ln -s usr/$top "$root/$top"; done
mkdir "$root"/{usr,dev,proc,tmp}
mount --bind -o ro /usr "$root/usr"
for kernel in dev proc; do mount --rbind /$kernel "$root/$kernel"; done
mount -t tmpfs -o mode=1777,size=16m tmp "$root/tmp"
while [ "$1" != -- ]; do
  source=${1%%:*} target=$root${1#*:}
  mkdir -p "$(dirname "$target")"
  if [ -d "$source" ]; then mkdir "$target"; else touch "$target"; fi
  mount --bind -o ro "$source" "$target"
  shift
done
shift
mount -o remount,bind,ro "$root"

exec chroot "$root" setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs --inh-caps=-all \
  --bounding-set=-all "$@"
