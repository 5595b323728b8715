#!/bin/sh
# Every image, from the clone.
. engine/lib.sh
expect 'images are built' docker compose --profile '*' build --quiet
exit $failed
