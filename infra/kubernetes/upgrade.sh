#!/bin/sh
# Brings a cluster to what a folder of kustomize says, for the first time and at every upgrade: infra/kubernetes/upgrade.sh <folder>
# Migrations come first, while the version before serves: when one fails, nothing is replaced. With BACK=1, for a version before,
# they are left alone and the shells go first, because an old shell can ask new services, and not the other way round.
set -eu
all=$(mktemp)
trap 'rm -f "$all"' EXIT
kubectl kustomize "${1:?Which folder? infra/kubernetes/upgrade.sh <folder>}" >"$all"
if grep 'image: lawdex/.*:local$' "$all" >&2; then
  echo "Say in $1/kustomization.yaml, under images, where these are pulled from." >&2
  exit 1
fi
namespace=$(sed -n 's/^  namespace: //p' "$all" | head -n 1)
kubectl() { command kubectl --namespace "${namespace:-default}" "$@"; }
apply() { kubectl apply --filename "$all" --selector "app.kubernetes.io/component $1"; }

apply 'notin (migration, service, shell)'
order='shell service'
if [ -z "${BACK:-}" ]; then
  order='service shell'
  kubectl delete job migrate --ignore-not-found
  apply '= migration'
  # Its first condition says that it has ended, either way.
  kubectl wait job/migrate --for=jsonpath='{.status.conditions[0].status}'=True --timeout=1h
  kubectl wait job/migrate --for=condition=Complete --timeout=30s || {
    echo "A migration failed: nothing was replaced, and the version before goes on. Its step and its words:" >&2
    kubectl logs --selector job-name=migrate --all-containers --prefix --tail 20 >&2 || true
    exit 1
  }
fi
for component in $order; do
  apply "= $component"
  kubectl rollout status deployment --selector "app.kubernetes.io/component=$component" --timeout=10m
done

# With a store that the shells follow, the releases of the image become the live ones there.
grep -q '^  REGISTRY_URL: .' "$all" || exit 0
kubectl exec deployment/shell --container shell -- sh -c 'node ../publish-releases.mjs /app "$REGISTRY_URL"'
