import { MOST_TIERS } from '@lawdex/search-language/plan';
import type { SearchEngine } from '../engines/search-engine.ts';
import { planOfSteps, stepOfTier, type LooseStep, type SearchRequest } from '@lawdex/search-language/query';

/**
 * Loosens a search that found nothing: the first step that finds anything without filters. Null when its own words do,
 * since a visitor who asks for five stars is told that there are none.
 */
export async function stepTaken(
  engine: SearchEngine,
  { plan, query, loose }: SearchRequest,
  signal: AbortSignal,
): Promise<LooseStep | null> {
  if (loose.steps.length === 0) return null;
  const asked: LooseStep = { widened: null, corrected: [], tiers: [...plan.tiers] };
  const steps = loose.leavesPlace ? loose.steps : fit([asked, ...loose.steps]);
  const all = planOfSteps(steps, plan.without);
  const asIs = { ...query, first: [], plan: all, filters: {}, sort: 'relevance', offset: 0, limit: 1 } as const;
  const [hit] = await engine.hits(asIs, signal);
  const step = stepOfTier(steps, hit?.tier ?? null);
  return step === undefined || step === asked ? null : step;
}

function fit(steps: readonly LooseStep[]): LooseStep[] {
  let tiers = 0;
  return steps.filter((step, index) => {
    if (index > 0 && tiers + step.tiers.length > MOST_TIERS) return false;
    tiers += step.tiers.length;
    return true;
  });
}
