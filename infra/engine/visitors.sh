#!/bin/sh
# Visits four pages a second, each on a connection of its own and without waiting for the one before, and tells what became of them:
#   infra/engine/visitors.sh <seconds> [origin]
# SIGTERM ends it before. The certificate is not checked. Needs curl.
set -eu
seconds=${1:?Usage: visitors.sh <seconds> [origin]}
origin=${2:-https://localhost}
seen=$(mktemp)
trap 'rm -f "$seen"' EXIT
end=$(($(date +%s) + seconds))
trap 'end=0' TERM
while [ "$(date +%s)" -lt "$end" ]; do
  for path in / '/search?query=divorce' /blog /cities; do
    curl --insecure --silent --max-time 30 --output /dev/null --write-out '%{http_code} %{time_total} %{url}\n' "$origin$path" >>"$seen" || true &
    sleep 0.25 || true
  done
done
wait
awk '{ codes[$1]++; if ($2 > 2) slow++; if ($2 > longest) longest = $2; if ($1 != 200) lost[$1 " " $3]++ }
  END {
    printf "asked %d, 200 %d, over 2 s %d, longest %.1f s\n", NR, codes[200], slow, longest
    for (one in lost) printf "  %d times %s\n", lost[one], one
  }' "$seen"
