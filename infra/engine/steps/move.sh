#!/bin/sh
# Tries docs/OPERATIONS.md, "Move to another machine": a second clone with a name, secrets and volumes of its own, to which a backup and its key are all that comes.
. engine/lib.sh
expect 'a review before the move' reviewed "$(businesses 1)" "before-move-$$"
expect 'the backup' docker compose exec -T backup node backup.mjs now
file=$(docker compose exec -T backup sh -c 'ls /backups/lawdex-*' | sort | tail -n 1)
expect 'it is copied' sh -c "docker compose exec -T backup cat '$file' >'$work/backup'"
old=$PWD
expect 'the first machine goes away' docker compose --profile '*' down

cd "$(git rev-parse --show-toplevel)" && git clone --quiet --no-hardlinks . "$work/other/lawdex" && cd "$work/other/lawdex/infra" || exit 1
# An engine has one project of a name, where another machine has its own.
COMPOSE_PROJECT_NAME=lawdex-moved
export COMPOSE_PROJECT_NAME
leave() {
  docker compose --project-name lawdex-moved --profile '*' down --volumes >/dev/null 2>&1
  rm -rf "$work/other"
}
trap leave EXIT
restore() { docker compose --profile restore run --rm --no-deps -T restore; }
grep -v -e ^SECRETS_DIR= -e ^LAWDEX_VERSION= "$old/.env" >.env
expect 'secrets without the key' docker/make-secrets.sh
refuse 'a backup of another key' BACKUP_KEY restore <"$work/backup"
rm -r secrets && mkdir -m 700 secrets && (umask 077 && cat "$old/secrets/backup_key" >secrets/backup_key)
expect 'secrets with it' docker/make-secrets.sh
expect 'the key stays' cmp "$old/secrets/backup_key" secrets/backup_key
refuse 'nothing by standard input' 'Standard input is empty' restore </dev/null
began=$(date +%s)
copied() { restore <"$work/backup"; }
expect 'restore on volumes that are new' copied
expect 'docker compose up -d' docker compose up -d --wait
say "well after $(($(date +%s) - began)) s"
expect 'the site is well' within 60 is_well
expect 'the review is there' stands "before-move-$$"
expect 'search finds the firm' within 60 page_has '/search?query=zephyr+quill' 'href="/business/zephyr'
expect 'a visitor reviews it' reviewed "$(businesses 1)" "after-move-$$"
expect 'a backup is made' docker compose exec -T backup node backup.mjs now
leave

cd "$old" && unset COMPOSE_PROJECT_NAME
expect 'the first machine again' docker compose up -d --wait
exit $failed
