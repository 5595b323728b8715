#!/bin/sh
# Each process is restarted under visitors.
. engine/lib.sh
# Ends by itself when it is told to, with 0 (Meilisearch by the signal), and becomes healthy again.
restart() {
  docker compose stop "$1"
  code=$(docker inspect --format '{{.State.ExitCode}}' "$(docker compose ps --all --quiet "$1")")
  docker compose start "$1" && within 120 is_healthy "$1" && case $1:$code in *:0 | meilisearch:143) ;; *) false ;; esac
}
for name in $(programs) postgres meilisearch backup; do
  under_visitors "restart $name" restart "$name"
  went_well "$name ends well, and comes back healthy" $?
done
exit $failed
