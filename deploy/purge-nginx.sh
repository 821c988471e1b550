#!/bin/sh
# Forgets what nginx keeps of some hosts, or of all: purge-nginx.sh [HOST…]. FORECOURT_PURGE_COMMAND names it where the
# command line of the site can reach the cache's folder; elsewhere run it after each import and reload, on each nginx:
#
#   forecourt stock import stock.csv --tenant acme && ssh proxy purge-nginx.sh www.acme.example
#
# nginx notices within a second that a file is gone (`open_file_cache_valid`) and asks the site again: no old page is sent
# after this has ended. It looks at the head of each kept file, about 20,000 a second.
# CACHE names the folder of `proxy_cache_path`.
set -eu
cache="${CACHE:-/var/cache/nginx/forecourt}"
[ -d "$cache" ] || { echo "There is no cache in $cache." >&2; exit 1; }
if [ $# -eq 0 ]; then
  find "$cache" -type f -delete
  sleep 1
  exit 0
fi
hosts=""
for host in "$@"; do
  case "$host" in
    "" | *[!A-Za-z0-9.:-]*) echo "'$host' is no host." >&2; exit 2 ;;
  esac
  hosts="$hosts${hosts:+|}$(printf '%s' "$host" | sed 's/\./\\./g')"
done
# Each file begins with some binary fields and the line `KEY: scheme host …`, where the host may have a port.
find "$cache" -type f | while read -r file; do
  if head -c 1024 "$file" | grep -aiqE "^KEY: https? ($hosts)(:[0-9]+)? "; then rm -f "$file"; fi
done
sleep 1
