import type { Readiness } from '@lawdex/svc-kit';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import type { SearchEngine } from '../engines/search-engine.ts';
import type { Feeders } from './feeders.service.ts';

/**
 * Ready once an index is complete, because searches would find too little before. How far it lags behind decides
 * nothing: an import of 100,000 businesses is no reason to refuse searches.
 */
export const searchReadiness =
  (feeders: Pick<Feeders, 'live' | 'behind'>, asked: SearchEngine, indexes: readonly IndexLifecycle[]): Readiness =>
  async () => {
    const [live, behind] = [await feeders.live(), await feeders.behind()];
    const engines = indexes.map(({ name }) => name);
    const lacks = engines.some((name) => live.includes(name)) ? undefined : 'No search index is complete yet.';
    return { engines, answering: asked.name, live, behind: Object.fromEntries(behind), lacks };
  };
