#!/bin/sh
# Every process of the site is killed at once, as by a power loss; the engine starts them again by itself.
. engine/lib.sh
firm=$(businesses 1)
expect 'a review is written' reviewed "$firm" "before-power-loss-$$"
pids=$(docker inspect --format '{{.State.Pid}}' $(docker compose ps --quiet) | tr '\n' ' ')
began=$(date +%s)
expect 'everything is killed' docker run --rm --user 0 --pid host --cap-add KILL --entrypoint sh lawdex/edge:2.10.2 -c "kill -9 $pids"
expect 'the site is well again by itself' within 120 is_well
say "well again after $(($(date +%s) - began)) s"
all_healthy() { [ "$(docker compose ps --format '{{.Health}}' | sort -u)" = healthy ]; }
expect 'every container is healthy' within 120 all_healthy
say "all healthy after $(($(date +%s) - began)) s"
expect 'the review is there' stands "before-power-loss-$$"
exit $failed
