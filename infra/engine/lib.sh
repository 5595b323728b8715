# Functions that the steps share. Each step is run in the folder infra of a checkout whose site runs: engine/steps/limits.sh, for instance.
# A step tells what it expects, goes on when that is not so, and ends with 1 then.
set -u
origin=https://localhost
work=${LAWDEX_ENGINE_WORK:-$(mktemp -d)}
failed=0

say() { echo "  $*"; }

# expect <what should be so> <command...>
expect() {
  what=$1
  shift
  if "$@" >"$work/said" 2>&1; then
    echo "  ok      $what"
  else
    echo "  FAILED  $what: $*"
    tail -n 30 "$work/said" | sed 's/^/          /'
    failed=1
  fi
}

# refuse <what should be said> <words of it> <command...>: it fails, says so in few lines, and shows no stack.
refuse() {
  what=$1
  words=$2
  shift 2
  if refuses "$words" "$@" >"$work/said" 2>&1; then
    echo "  ok      $what: $(grep -m 1 -e "$words" "$work/answer" | cut -c 1-120)"
  else
    echo "  FAILED  $what: $*"
    tail -n 30 "$work/answer" | sed 's/^/          /'
    failed=1
  fi
}
refuses() {
  words=$1
  shift
  if "$@" >"$work/answer" 2>&1; then return 1; fi
  grep -q -e "$words" "$work/answer" && ! grep -Eq '^ +at .*[:(/]' "$work/answer" && [ "$(wc -l <"$work/answer")" -le 6 ]
}

# within <seconds> <command...>: it succeeds by then.
within() {
  until=$(($(date +%s) + $1))
  shift
  while ! "$@"; do
    [ "$(date +%s)" -lt "$until" ] || return 1
    sleep 1
  done
}

visit() { curl --insecure --silent --max-time 30 "$@"; }
answers() { [ "$(visit --output /dev/null --write-out '%{http_code}' "$origin$1")" = "$2" ]; }
page_has() { visit "$origin$1" | grep -q -e "$2"; }
page_lacks() { ! page_has "$@"; }
is_well() { answers /health 200; }
is_healthy() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$(docker compose ps --quiet "$1")")" = healthy ]; }
running() { docker compose ps --quiet | sort; }
programs() { docker compose config --services | grep -E '^(svc-|shell)' | grep -Ev -- '-(migrate|seed)$'; }

businesses() { engine/directory.sh "select id from businesses order by name desc limit $1"; }
# review <business> <key>: answers the status of a review that is written as browsers do.
review() {
  visit --output "$work/review" --write-out '%{http_code}' --header "origin: $origin" --header 'content-type: application/json' \
    --header "idempotency-key: $2" "$origin/api/businesses/$1/reviews" \
    --data "{\"userName\":\"Engine Job\",\"rating\":5,\"comment\":\"$(engine/words.sh $$$(date +%s)) ($2)\"}"
}
reviewed() { [ "$(review "$@")" = 201 ]; }
# stands <key> [times]: in the database, because what one network writes about one firm on a day is not all shown at once.
stands() { [ "$(engine/directory.sh "select count(*) from reviews where idempotency_key = '$1'")" = "${2:-1}" ]; }

# under_visitors <what> <command...>: nobody is lost meanwhile; what the visitors met stands in the table at the end.
under_visitors() {
  what=$1
  shift
  engine/visitors.sh 1800 "$origin" $(businesses 40) >"$work/visits" &
  visitors=$!
  sleep 3
  began=$(date +%s)
  "$@" >"$work/log" 2>&1
  code=$?
  seconds=$(($(date +%s) - began))
  sleep 4
  kill "$visitors"
  lost=0
  wait "$visitors" 2>/dev/null || lost=1
  echo "  $what, $seconds s: $(head -n 1 "$work/visits")"
  sed -n '2,$p' "$work/visits"
  sed -n "1s/^/$what|$seconds|/p" "$work/visits" >>"$work/table"
  expect "$what: nobody is lost" [ "$lost" = 0 ]
  return "$code"
}
# The last command under visitors went well, or its log is shown.
went_well() { expect "$1" sh -c "tail -n 30 '$work/log'; exit $2"; }
