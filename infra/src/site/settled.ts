import type { Upstream } from '@lawdex/contracts';
import { until } from '../processes/http.ts';

const SETTLE_MS = 120_000;
/** The service behind this path knows whether landing pages are up to date. */
const LANDING_API = '/api/landing/';

/** Resolves once landing pages know what search knows; throws when that takes two minutes. */
export async function landingPagesSettled(upstreams: readonly Upstream[], internalToken: string): Promise<void> {
  const search = upstreams.find(({ prefixes }) => prefixes.some((prefix) => LANDING_API.startsWith(prefix)));
  const follow = async () => {
    const answer = await fetch(`${search?.url}/internal/landing-report?limit=1`, {
      headers: { 'x-internal-token': internalToken },
    });
    const report = (await answer.json()) as { isCurrent?: boolean };
    return report.isCurrent === true;
  };
  if (!(await until(follow, SETTLE_MS))) throw new Error('Landing pages do not follow what was written.');
}
