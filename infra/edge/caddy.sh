#!/bin/sh
# Caddy with the Caddyfile beside this: sh caddy.sh run, validate or reload. Lists of infra/.env may have commas, spaces or both, which a
# Caddyfile cannot read. The site's own name among OTHER_ORIGINS is left out: it would lead to itself.
set -eu
listed() { printf '%s' "$1" | tr -s ', \t\n' '\n\n\n\n'; }
host() { printf '%s' "$1" | tr '[:upper:]' '[:lower:]' | sed 's#^https*://##; s#/*$##; s#:443$##; s#:80$##'; }

EDGE_TRUSTED_PROXIES=$(listed "$EDGE_TRUSTED_PROXIES" | tr '\n' ' ')
others=
for origin in $(listed "$OTHER_ORIGINS"); do
  [ "$(host "$origin")" = "$(host "$PUBLIC_ORIGIN")" ] || others="$others ${origin%/}"
done
OTHER_ORIGINS=${others:-http://none.invalid}
export EDGE_TRUSTED_PROXIES OTHER_ORIGINS

command=$1
shift
set -- caddy "$command" --config "$(dirname "$0")/Caddyfile" --adapter caddyfile "$@"
[ "$command" = validate ] || exec "$@"
# The last line says what is wrong; those before it tell of Caddy's beginning and end.
said=$("$@" 2>&1) || {
  printf '%s\n' "$said" | tail -n 1 >&2
  exit 1
}
