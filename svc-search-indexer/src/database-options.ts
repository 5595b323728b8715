import type { DatabaseOptions } from '@lawdex/svc-kit';
import { NotedAction } from './admin/audit/audit-log.ts';
import { SearchCategory } from './dictionary/search-category.entity.ts';
import { migrations } from './migrations/index.ts';
import { SearchPhrase } from './dictionary/search-phrase.entity.ts';
import { RemovedSearch } from './popular/removed-searches.ts';
import { SearchLog } from './search/search-log.entity.ts';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  service: 'svc-search-indexer',
  entities: [NotedAction, RemovedSearch, SearchCategory, SearchLog, SearchPhrase],
  migrations,
  // Many search at once: who starts helpers for one search waits for them longer than they help, and takes the cores from the others.
  session: { max_parallel_workers_per_gather: '0' },
});
