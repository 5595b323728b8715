import type { DatabaseOptions } from '@lawdex/svc-kit';
import { SearchCategory } from '../indexing/search-category.entity.ts';
import { migrations } from '../migrations/index.ts';
import { SearchPhrase } from '../vocabulary/search-phrase.entity.ts';
import { SearchLog } from '../search-logs/search-log.entity.ts';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  service: 'svc-search-indexer',
  entities: [SearchCategory, SearchLog, SearchPhrase],
  migrations,
});
