#!/bin/sh
# Makes each alert of infra/monitoring/alerts.yml fire on the site that runs here, and says how and after how long; ends with 1 when one did not:
#   infra/engine/alerts.sh [alert ...]
# It stops, freezes, starves and damages what it can reach: for a site that nobody needs. It is at https://localhost and has firms (DEMO_DATA).
# Expressions stay as they are, but are computed of shorter times. Needs docker compose and curl.
set -u
cd "$(dirname "$0")/.."
work=$(mktemp -d)
chmod 755 "$work"
wanted=" $* "
failed=0
compose() { docker compose --file docker-compose.yml --file "$work/compose.yml" --profile monitoring "$@"; }
quietly() { "$@" >>"$work/log" 2>&1; }
sql() { compose exec -T postgres sh -c 'PGPASSWORD=$(cat /run/secrets/postgres_password) psql -qAt -v ON_ERROR_STOP=1 -U lawdex_admin -d "$0"' "lawdex_$1" >>"$work/log" 2>&1; }
query() { compose exec -T prometheus promtool query instant http://localhost:9090 "$1" 2>>"$work/log"; }
# Not by the series ALERTS, which outlives a Prometheus that was made anew.
fires() {
  compose exec -T prometheus wget -qO- http://localhost:9090/api/v1/alerts 2>>"$work/log" | sed 's/{"labels"/\n&/g' |
    grep "\"alertname\":\"$1\"" | grep '"state":"firing"' | grep -q -- "${2:-}"
}
# Others are not called dead for want of PostgreSQL.
alone() { sleep 20; fires ProcessDown && echo '   ProcessDown fires as well' && failed=1; }
# Paths that nobody has asked for before, until $work/load is gone.
load() {
  touch "$work/load"
  (while [ -e "$work/load" ]; do
    for one in $(seq "${2:-6}"); do printf 'url = "https://localhost%s%s"\noutput = /dev/null\n' "$1" "$one-$(date +%s%N)"; done |
      curl --insecure --silent --max-time 20 --parallel --parallel-max "${2:-6}" --config - >/dev/null 2>&1
    sleep 0.2
  done) &
}
settle() { rm -f "$work/load" "$work/grow"; wait; }

# alert, of whom, how, what provokes it, what mends that
try() {
  [ "$wanted" = '  ' ] || case $wanted in *" $1 "*) ;; *) return 0 ;; esac
  echo "== $1" >>"$work/log"
  [ "$1" = Watchdog ] || for _ in $(seq 30); do fires "$1" "$2" || break; sleep 4; done
  [ "$1" != Watchdog ] && fires "$1" "$2" && echo "   $1 was firing before" && before=' (fired before)' || before=
  began=$(date +%s)
  eval "$4"
  seconds=
  while [ $(($(date +%s) - began)) -lt 150 ]; do
    fires "$1" "$2" && seconds=$(($(date +%s) - began)) && break
    sleep 1
  done
  [ -n "$seconds" ] && [ -z "$before" ] || failed=1
  printf '%-22s %-84s %s\n' "$1" "$3" "${seconds:-DID NOT FIRE}$before"
  eval "$5"
  settle
}

finish() {
  settle
  docker compose --profile monitoring up -d --wait --no-build --force-recreate prometheus node-exporter edge >/dev/null 2>&1
  compose rm --force --stop planted >/dev/null 2>&1
  docker volume rm lawdex_small >/dev/null 2>&1
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

cp -r edge "$work/edge"
mkdir "$work/planted"
: >"$work/planted/metrics"
sed 's/: 15s/: 5s/' monitoring/prometheus.yml >"$work/prometheus.yml"
printf "  - job_name: planted\n    static_configs: [{ targets: ['planted:9000'] }]\n" >>"$work/prometheus.yml"
sed 's/ for: .*/ for: 5s/; s/\[30d:1h\]/[5m:5s]/; s/\[15m\]/[2m]/; s/\[10*m\]/[30s]/; s/\[5m\]/[30s]/; s/\[6h\]/[1m]/' monitoring/alerts.yml >"$work/alerts.yml"
cp "$work/prometheus.yml" "$work/prometheus.good"
cp "$work/alerts.yml" "$work/alerts.good"
cat >"$work/compose.yml" <<END
services:
  prometheus:
    volumes: ['$work/prometheus.yml:/etc/prometheus/prometheus.yml:ro', '$work/alerts.yml:/etc/prometheus/alerts.yml:ro']
  node-exporter:
    volumes: ['small:/disks/small']
  edge:
    volumes: ['$work/edge:/etc/caddy:ro']
  # Serves what cannot be provoked within minutes.
  planted:
    image: \${LAWDEX_IMAGES:-lawdex}/tools:\${LAWDEX_VERSION:-local}
    command: [--eval, "http.createServer((_, answer) => answer.setHeader('content-type', 'text/plain; version=0.0.4').end(fs.readFileSync('/planted/metrics'))).listen(9000)"]
    volumes: ['$work/planted:/planted:ro']
    tmpfs: [/var/lib/postgresql]
    networks: [watch]
volumes:
  small: { driver_opts: { type: tmpfs, device: tmpfs, o: 'size=60m,mode=1777' } }
END
chmod -R a+rX "$work"
again() { compose kill --signal HUP prometheus >>"$work/log" 2>&1; }
# It keeps a certificate in memory over a reload.
new_certificate() {
  quietly compose exec -T edge rm -rf /data/caddy/certificates/local/localhost
  quietly compose restart edge
}
name_of() { compose ps --format '{{.Name}}' "$1"; }
up() { quietly compose up -d --wait --no-build --no-deps "$@"; }
# A share of a processor for each shell; they are the same again once they are made anew.
starve() { for one in shell shell-standby; do quietly docker update --cpus "$1" "$(name_of $one)"; done; }
fed() { up --force-recreate shell && up --force-recreate shell-standby; }
unlock() { echo "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()" | sql blog; }
lock() { { printf 'begin; lock table %s in access exclusive mode; select pg_sleep(%s); commit;\n' "$2" "$3" | sql "$1" & } ; }
memory() { # of a service: its limit, so that what it has is nine tenths of it
  used=$(query "process_resident_memory_bytes{instance=\"$1:3000\"}" | sed 's/.*=> \([0-9.e+]*\) .*/\1/' | awk '{ printf "%d", $1 / 0.9 }')
  quietly docker update --memory "$used" --memory-swap "$used" "$(name_of "$1")"
}

echo "Prometheus reads every 5 s, and alerts wait 5 s; times count from what provokes them."
up prometheus node-exporter edge planted alertmanager blackbox-exporter postgres-exporter || { cat "$work/log"; exit 1; }
sleep 20
printf '%-22s %-84s %s\n' Alert How Seconds

try Watchdog '' 'nothing: it always fires' : :
try ProcessDown svc-blog:3000 'svc-blog is stopped' 'quietly compose stop svc-blog' 'up svc-blog'
try ServiceSilent '' 'svc-blog is frozen, and visitors ask for posts' 'quietly compose pause svc-blog; load /api/blog/posts/x-' 'quietly compose unpause svc-blog'
try RestartsOften '' 'svc-blog is restarted three times' 'for _ in 1 2 3; do quietly compose restart svc-blog; up svc-blog; sleep 6; done' :
try EndedForMemory '' 'a program in the container of svc-blog takes all the memory it finds' \
  'quietly compose run --rm --no-deps -T svc-blog node --eval "for (const all = []; ; ) all.push(Buffer.alloc(1e7, 1))"' :
try MemoryHigh svc-blog:3000 'the container of svc-blog gets a limit of which it uses nine tenths' 'memory svc-blog' 'up --force-recreate svc-blog'
try DatabaseDown '' 'PostgreSQL is stopped' 'quietly compose stop postgres' 'alone; up postgres'
try DatabaseDown '' 'PostgreSQL is frozen' 'quietly compose pause postgres' 'alone; quietly compose unpause postgres'
try DatabaseFull '' 'pgbench holds 95 connections' \
  'compose exec -T postgres sh -c "echo \"select pg_sleep(60)\" >/tmp/wait.sql; PGPASSWORD=\$(cat /run/secrets/postgres_password) pgbench -n -c 95 -t 1 -f /tmp/wait.sql -U lawdex_admin postgres" >>"$work/log" 2>&1 &' unlock
try BackupOld '' 'backups are dated three days back, and none can be made without PostgreSQL' \
  'quietly compose stop postgres backup; quietly compose run --rm --no-deps -T --entrypoint sh backup -c "touch -d \"3 days ago\" /backups/lawdex-*"; quietly compose up -d --no-deps --no-build backup' \
  'up postgres; quietly compose restart backup'
try BackupsGone '' 'the backups are deleted' 'quietly compose exec -T backup sh -c "rm /backups/lawdex-*"; quietly compose restart backup' :
try ErrorsAnswered '' 'a table of svc-blog has another name' 'echo "alter table blog_posts rename to blog_posts_away" | sql blog; load /api/blog/posts/x-' 'echo "alter table blog_posts_away rename to blog_posts" | sql blog'
try EdgeErrors '' 'the same' 'echo "alter table blog_posts rename to blog_posts_away" | sql blog; load /api/blog/posts/x-' 'echo "alter table blog_posts_away rename to blog_posts" | sql blog'
try ConnectionsTaken '' 'a table of svc-blog is locked, and visitors ask for posts' 'lock blog blog_posts 60; load /api/blog/posts/x- 40' unlock
try EventsWait '' 'svc-search-indexer is stopped, and a firm changes' \
  'quietly compose stop svc-search-indexer; echo "insert into outbox_events (subject_id, version, type) select id, version, \$\$business.changed\$\$ from businesses limit 1" | sql directory' \
  'up svc-search-indexer'
try EventsPutAside '' 'planted: a row among the events that were put aside' \
  'echo "insert into outbox_put_aside (version, subject_id, attempts, put_aside_at, type, reason, consumer) values (1, gen_random_uuid(), 1, now(), \$\$business.changed\$\$, \$\$planted\$\$, \$\$planted\$\$)" | sql directory' \
  'echo "delete from outbox_put_aside where reason = \$\$planted\$\$" | sql directory'
try SearchIncomplete '' 'the index is marked incomplete, and locked' 'lock search search_rows,search_rows_b 60; echo "update search_feeds set live = false, position = 0" | sql search' unlock
try SearchBehind '' 'the index is set back, and locked' 'lock search search_rows,search_rows_b 60; echo "update search_feeds set position = 0" | sql search' unlock
try SearchNotFed '' 'the index is set back, and its tables have other names' \
  'echo "alter table search_rows rename to rows_away; alter table search_rows_b rename to rows_b_away; update search_feeds set position = 0" | sql search' \
  'echo "alter table rows_away rename to search_rows; alter table rows_b_away rename to search_rows_b" | sql search'
try SearchDrift '' 'rows of the index are deleted' 'echo "delete from search_rows where id in (select id from search_rows limit 3); delete from search_rows_b where id in (select id from search_rows_b limit 3)" | sql search' :
try ReviewsHeld '' 'a firm gets 30 reviews that are held' \
  'echo "insert into reviews (business_id, user_name, rating, hidden_at, held_until, held_for) select id, \$\$planted\$\$, 1, now(), now() + interval \$\$1 day\$\$, \$\${network}\$\$ from (select id from businesses limit 1) firm, generate_series(1, 30)" | sql directory' \
  'echo "delete from reviews where user_name = \$\$planted\$\$" | sql directory'
try ReleaseNotUsed '' 'the registry names another hash of a release' \
  'quietly compose exec -T shell sh -c "cp /data/registry.json /data/registry.kept && sed \"s#sha384-.#sha384-x#\" /data/registry.kept >/data/registry.new && mv /data/registry.new /data/registry.json"' \
  'quietly compose exec -T shell mv /data/registry.kept /data/registry.json'
try EventLoopBusy '' 'the shells get a tenth of a processor, and visitors search' 'starve 0.1; load /search?query=' 'starve "$(nproc)"'
try PagesSlow '' 'the shells get a third of a processor, and visitors search' 'starve 0.3; load /search?query=' 'starve "$(nproc)"'
try RefusingVisitors '' 'the same, and more visitors' 'starve 0.3; load /search?query= 60' fed
try SiteDown '' 'the shells are stopped' 'quietly compose stop shell shell-standby' fed
try EdgeAlone '' 'the same' 'quietly compose stop shell shell-standby' fed
try CertificateEnds '' 'the edge has a certificate of two minutes, which it renews every ten' \
  'sed "s#^{.SITE} {#&\n\ttls {\n\t\tissuer internal {\n\t\t\tlifetime 2m\n\t\t}\n\t}#" edge/Caddyfile >"$work/edge/Caddyfile"; new_certificate' \
  'cp edge/Caddyfile "$work/edge/Caddyfile"; new_certificate'
try DiskFilling /disks/small 'a disk of 60 MB gets 1 MB every two seconds' \
  'touch "$work/grow"; { while [ -e "$work/grow" ]; do compose exec -T node-exporter sh -c "head -c 1000000 /dev/zero >>/disks/small/file"; sleep 1; done; } >>"$work/log" 2>&1 &' :
try DiskFull /disks/small 'a disk of 60 MB is filled' 'quietly compose exec -T node-exporter sh -c "head -c 57000000 /dev/zero >/disks/small/file"' 'quietly compose exec -T node-exporter rm /disks/small/file'
try AlertsNotSent '' 'Alertmanager is stopped' 'quietly compose stop alertmanager' 'up alertmanager'
try ConfigurationNotRead '' 'prometheus.yml has a line that it cannot read' 'echo "nonsense: true" >>"$work/prometheus.yml"; again' 'cat "$work/prometheus.good" >"$work/prometheus.yml"; again'
try RuleFails '' 'a rule joins what cannot be joined' \
  'printf "  - name: broken\n    rules: [{ record: broken, expr: \"up + on () up\" }]\n" >>"$work/alerts.yml"; again' 'cat "$work/alerts.good" >"$work/alerts.yml"; again'
try PagesGivenUp '' 'planted: breakers_open' 'echo "breakers_open{kind=\"route\"} 1" >"$work/planted/metrics"' ': >"$work/planted/metrics"'
try RenderWorkersEnd '' 'planted: render_worker_ends_total' 'echo "render_worker_ends_total 0" >"$work/planted/metrics"; sleep 12; echo "render_worker_ends_total 9" >"$work/planted/metrics"' ': >"$work/planted/metrics"'
try MachineMemoryLow '' 'planted: memory of a machine' 'printf "node_memory_MemTotal_bytes 100\nnode_memory_MemAvailable_bytes 9\n" >"$work/planted/metrics"' ': >"$work/planted/metrics"'
[ "$failed" = 0 ] && echo 'Each of them fired.'
exit "$failed"
