import type { Readiness } from '@lawdex/svc-kit';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import type { SearchEngine } from '../engines/search-engine.ts';
import type { Feeders } from './feeders.service.ts';
import type { FirstSearch } from './first-search.ts';

/**
 * Ready once an index is complete, because searches would find too little before, and a first search was made. How far the index lags
 * behind decides nothing: an import of 100,000 businesses is no reason to refuse searches.
 */
export const searchReadiness =
  (
    feeders: Pick<Feeders, 'live' | 'behind'>,
    asked: SearchEngine,
    indexes: readonly IndexLifecycle[],
    first: Pick<FirstSearch, 'make'>,
  ): Readiness =>
  async () => {
    const [live, behind] = [await feeders.live(), await feeders.behind()];
    const engines = indexes.map(({ name }) => name);
    const isComplete = engines.some((name) => live.includes(name));
    if (isComplete) await first.make();
    const lacks = isComplete ? undefined : 'No search index is complete yet.';
    return { engines, answering: asked.name, live, behind: Object.fromEntries(behind), lacks };
  };
