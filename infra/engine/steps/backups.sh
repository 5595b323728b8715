#!/bin/sh
# Tries docs/OPERATIONS.md, "Back up".
. engine/lib.sh
now() { docker compose run --rm --no-deps -T "$@" backup backup.mjs now; }
listed() { docker compose exec -T backup ls /backups; }
expect 'backup now' docker compose exec -T backup node backup.mjs now
copied() { now -e 'BACKUP_COMMAND=cp $BACKUP_FILE /tmp/copy && ls -l /tmp/copy && echo copied' | grep -q copied; }
expect 'BACKUP_COMMAND has the backup' copied
refuse 'BACKUP_COMMAND that fails' 'BACKUP_COMMAND failed' now -e 'BACKUP_COMMAND=exit 3'
refuse 'a disk without room' room now -e BACKUP_DIR=/tmp -e TMPDIR=/tmp
expect 'backup is healthy' is_healthy backup
tarred() { docker compose exec -T backup tar -c -C /backups . | tar -t | grep -q sealed; }
expect 'backups are copied to another machine' tarred
refuse 'PostgreSQL of another major' 'holds databases of PostgreSQL' docker compose run --rm --no-deps -T -e PG_MAJOR=99 postgres postgres
expect 'the site is well' is_well
exit $failed
