#!/bin/sh
# Each alert fires. Only where the images of monitoring can be had, which nothing else here needs.
. engine/lib.sh
if docker compose --profile monitoring pull --quiet --policy missing --ignore-buildable prometheus >"$work/said" 2>&1; then
  # So many that an index which was damaged is not whole again before Prometheus looks.
  awk 'BEGIN { print "name,address,city,state,zipCode,category"; for (i = 1; i <= 2000; i++) printf "Quill %d Law,%d Main St,Austin,TX,78701,Divorce\n", i, i }' >"$work/many.csv"
  expect 'import of 2,000 firms' docker compose run --rm --no-deps -T -v "$work/many.csv:/tmp/firms.csv:ro" svc-directory node dist/import.js /tmp/firms.csv
  engine/alerts.sh || failed=1
else
  say "not tried: $(tail -n 1 "$work/said")"
  exit 3
fi
exit $failed
