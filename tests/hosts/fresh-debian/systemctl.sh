#!/usr/bin/env bash
# Does what Debian's units of the three servers do.
set -euo pipefail
export XDG_DATA_HOME=/run XDG_CONFIG_HOME=/run

# Nobody in here can ask Let's Encrypt for certificates: Caddy signs them itself.
own_certificates() {
  printf '{\n\tlocal_certs\n\tskip_install_trust\n}\n' | cat - /etc/caddy/Caddyfile >/run/Caddyfile
}

# Reloads a server, and waits for the processes with the old configuration: for a moment they answer as well.
reload() {
  local master old
  master=$(cat "$1")
  old=$(cat "/proc/$master/task/$master/children")
  shift
  "$@"
  for process in $old; do while kill -0 "$process" 2>/dev/null; do sleep 0.05; done; done
}

case "$*" in
'start nginx') nginx ;;
'reload nginx') reload /run/nginx.pid nginx -s reload ;;
'start apache2') apache2ctl start 2>/dev/null ;;
'reload apache2') reload /run/apache2/apache2.pid apache2ctl graceful ;;
'restart apache2')
  pid=$(cat /run/apache2/apache2.pid)
  apache2ctl stop 2>/dev/null
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  apache2ctl start 2>/dev/null
  ;;
'start caddy')
  own_certificates
  caddy run --config /run/Caddyfile 2>/var/log/caddy.log &
  ;;
'reload caddy')
  own_certificates
  caddy reload --config /run/Caddyfile --force 2>>/var/log/caddy.log || { tail -3 /var/log/caddy.log; exit 1; }
  ;;
*)
  echo "systemctl $*: the tests know no such command" >&2
  exit 2
  ;;
esac
