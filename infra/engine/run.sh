#!/bin/sh
# Tries in a real Docker engine what docs/OPERATIONS.md promises, in a clone of this checkout's last commit, and ends with a table:
#   infra/engine/run.sh [step...]      such as: run.sh limits restore; without one all of them
# Needs git, curl and `docker compose`, nothing else; on a machine where no site of ours runs, because it takes the ports 80 and 443, and takes away
# everything that it made. LAWDEX_PREPARE is a command that is run in the clone first (another registry, for instance); KEEP=1 leaves the site running.
set -u
checkout=$(cd "$(dirname "$0")/../.." && pwd)
if [ -n "$(docker ps --all --quiet --filter label=com.docker.compose.project=lawdex)$(docker volume ls --quiet --filter label=com.docker.compose.project=lawdex)" ]; then
  echo "There are containers or volumes of a site here, which this would remove: docker compose --profile '*' down --volumes" >&2
  exit 2
fi
LAWDEX_ENGINE_WORK=$(mktemp -d)
export LAWDEX_ENGINE_WORK
infra=$LAWDEX_ENGINE_WORK/lawdex/infra
clean() {
  [ -n "${KEEP:-}" ] && echo "The site runs on, in $infra" && return
  cd "$infra" 2>/dev/null && docker compose --profile '*' down --volumes --remove-orphans >/dev/null 2>&1
  docker image ls --format '{{.Repository}}:{{.Tag}}' | grep '^lawdex/.*-engine-job$' | xargs -r docker image rm >/dev/null
  cd / && rm -rf "$LAWDEX_ENGINE_WORK"
}
trap clean EXIT
trap 'exit 130' INT TERM

git clone --quiet --no-hardlinks "$checkout" "$LAWDEX_ENGINE_WORK/lawdex"
cd "$infra" || exit 1
commit=$(git rev-parse --short=8 HEAD)
git config user.name 'Engine Job' && git config user.email engine-job@example.org
if [ -n "${LAWDEX_PREPARE:-}" ]; then (cd .. && sh -c "$LAWDEX_PREPARE" && git commit --quiet --all --message 'prepared') || exit 1; fi
docker/make-secrets.sh >/dev/null
# Visitors of the job are one address, and write more than one person.
cat >>.env <<'END'
PUBLIC_ORIGIN=https://localhost
MAX_WRITES_PER_VISITOR=100000
MAX_WRITES_PER_VISITOR_AND_TARGET=100000
END

echo "$commit, $(docker version --format 'Docker {{.Server.Version}}'), Compose $(docker compose version --short), $(nproc) cores, $(date -u '+%Y-%m-%d %H:%M UTC')"
code=0
for step in build images first-start commands limits front settings restarts secrets upgrades power-loss backups restore move meilisearch alerts demo; do
  [ -x "engine/steps/$step.sh" ] || continue
  case " build first-start commands ${*:-$step} " in *" $step "*) ;; *) continue ;; esac
  echo "== $step"
  began=$(date +%s)
  "engine/steps/$step.sh" </dev/null
  case $? in
    0) outcome=ok ;;
    3) outcome='not tried' ;;
    *) outcome=FAILED code=1 ;;
  esac
  echo "$step|$(($(date +%s) - began))|$outcome" >>"$LAWDEX_ENGINE_WORK/steps"
done
echo "== in all"
awk -F '|' '{ printf "%-14s %5d s  %s\n", $1, $2, $3; sum += $2 } END { printf "%-14s %5d s\n", "", sum }' "$LAWDEX_ENGINE_WORK/steps"
[ -s "$LAWDEX_ENGINE_WORK/table" ] && echo && awk -F '|' '{ printf "%-44s %4d s  %s\n", $1, $2, $3 }' "$LAWDEX_ENGINE_WORK/table"
exit $code
