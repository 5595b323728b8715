#!/bin/sh
# Each major version of PostgreSQL has a folder of its own in the volume. One that finds none makes empty databases, so that the site would
# open empty beside those of the version before, and its backups would push out the good ones: rather it does not start.
set -eu
for file in /var/lib/postgresql/*/docker/PG_VERSION; do
  [ -e "$file" ] || continue
  found=$(cat "$file")
  if [ "$found" != "$PG_MAJOR" ]; then
    echo "The volume holds databases of PostgreSQL $found, and this is $PG_MAJOR. docs/OPERATIONS.md says how to take them along." >&2
    exit 1
  fi
done
exec docker-entrypoint.sh "$@"
