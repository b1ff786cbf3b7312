#!/usr/bin/env bash
# Makes a Debian on which one server has just been installed, inside the namespaces that fresh-debian.mjs opens.
# Takes a folder for what is written, the server's name, and the names that lead to this machine.
set -euo pipefail
folder=$1 server=$2
shift 2

ip link set lo up
mount --make-rprivate /
mount -t tmpfs fresh "$folder"
for written in /etc /var/lib/apache2; do
  [ -d $written ] || continue
  mkdir -p "$folder$written"
  cp -aT $written "$folder$written"
  mount --bind "$folder$written" $written
done
for written in /run /var/log /var/www; do mount -t tmpfs fresh $written; done
mkdir -p /run/lock /var/log/nginx /var/log/apache2 /var/www/html
for name in "$@"; do echo "127.0.0.1 $name"; done >>/etc/hosts

# Only what the package brings, whatever else this machine may serve.
rm -f /etc/nginx/sites-enabled/* /etc/nginx/conf.d/* /etc/apache2/sites-enabled/*
ln -s /etc/nginx/sites-available/default /etc/nginx/sites-enabled/default
ln -s ../sites-available/000-default.conf /etc/apache2/sites-enabled/000-default.conf
rm -rf /etc/letsencrypt

# What systemd and Let's Encrypt would do.
mkdir "$folder/bin"
for name in systemctl certbot; do install -m 755 "$(dirname "$0")/$name.sh" "$folder/bin/$name"; done
export PATH="$folder/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

case $server in
nginx) cp /usr/share/nginx/html/index.html /var/www/html/index.nginx-debian.html ;;
apache2) cp /usr/share/apache2/default-site/index.html /var/www/html/index.html ;;
esac
systemctl start "$server"
echo ready
# Bash, unlike sleep, notices when the daemons that end are its children now.
sleep infinity &
wait
