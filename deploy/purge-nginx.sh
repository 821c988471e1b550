#!/bin/sh
# Forgets what nginx keeps of one site, or of all: purge-nginx.sh [HOST]. Run it after an import, on each nginx:
#
#   forecourt stock import stock.csv --tenant acme && ssh proxy purge-nginx.sh www.acme.example
#
# nginx notices a file that is gone and asks the site again. It looks at the head of each kept file, about 20,000 a second.
# CACHE names the folder of `proxy_cache_path`.
set -eu
cache="${CACHE:-/var/cache/nginx/forecourt}"
host="${1:-}"
[ -d "$cache" ] || { echo "There is no cache in $cache." >&2; exit 1; }
if [ -z "$host" ]; then
  find "$cache" -type f -delete
  exit 0
fi
case "$host" in
  *[!A-Za-z0-9.:-]*) echo "'$host' is no host." >&2; exit 2 ;;
esac
# Each file begins with some binary fields and the line `KEY: scheme host …`.
pattern="^KEY: https\{0,1\} $(printf '%s' "$host" | sed 's/\./\\./g') "
find "$cache" -type f | while read -r file; do
  if head -c 1024 "$file" | grep -aiq "$pattern"; then rm -f "$file"; fi
done
