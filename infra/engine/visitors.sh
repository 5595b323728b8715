#!/bin/sh
# Visits four pages a second, each on a connection of its own and without waiting for the one before, and tells what became of them:
#   infra/engine/visitors.sh <seconds> [origin] [ids of firms...]
# One of the firms is reviewed each second, which MAX_WRITES_PER_VISITOR has to allow: each review that was acknowledged has to be in the database at the end,
# once, held back or not, for which this has to run in the folder infra of the site.
# Ends with 1 when somebody was lost: was answered neither well nor with when to come again. SIGTERM ends it before.
# The certificate is not checked. Needs curl.
set -u
seconds=${1:?Usage: visitors.sh <seconds> [origin] [ids of firms...]}
origin=${2:-https://localhost}
seen=$(mktemp)
trap 'rm -f "$seen"' EXIT
end=$(($(date +%s) + seconds))
trap 'end=0' TERM
ask() {
  curl --insecure --silent --max-time 30 --output /dev/null --write-out '%{http_code} %{time_total} %{url} %header{retry-after}\n' "$@" >>"$seen" || true
}
if [ $# -gt 2 ]; then shift 2; else set --; fi
n=0
while [ "$(date +%s)" -lt "$end" ]; do
  n=$((n + 1))
  for path in / '/search?query=divorce' /blog /cities; do
    ask "$origin$path" &
    sleep 0.25 || true
  done
  [ $# = 0 ] && continue
  firm=$1
  shift
  set -- "$@" "$firm"
  ask --header "origin: $origin" --header 'content-type: application/json' --header "idempotency-key: visitor-$$-$n" \
    --data "{\"userName\":\"A Visitor\",\"rating\":4,\"comment\":\"$(engine/words.sh "$$$n")\"}" \
    "$origin/api/businesses/$firm/reviews" &
done
wait
written=
if [ $# != 0 ]; then written=$(engine/directory.sh "select count(*) from reviews where idempotency_key like 'visitor-$$-%'") || written=-1; fi
awk -v written="$written" '
  $1 == 200 || $1 == 201 { served++ }
  $1 == 201 { reviews++ }
  { where = $3; sub(/businesses\/[^\/]+/, "businesses/<id>", where) }
  $1 !~ /^20[01]$/ { bad[$1 " " where]++ }
  $1 ~ /^(429|503|504)$/ && $4 > 0 { later++ }
  $3 ~ /\/reviews$/ && $1 != 201 { open++ }
  $2 > 2 { slow++ }
  $2 > longest { longest = $2 }
  END {
    lost = NR - served - later
    printf "asked %d, served %d, asked to come again %d, lost %d, over 2 s %d, longest %.1f s", NR, served, later, lost, slow, longest
    if (written != "") printf ", of %d reviews acknowledged %d written", reviews, written
    print ""
    for (one in bad) printf "    %d times %s\n", bad[one], one
    exit lost > 0 || (written != "" && (written < reviews || written > reviews + open))
  }' "$seen"
