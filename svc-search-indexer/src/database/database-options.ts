import { dataSourceOptions } from '@lawdex/svc-kit';
import type { DataSourceOptions } from 'typeorm';
import { SearchCategory } from '../indexing/search-category.entity.ts';
import { SearchPhrase } from '../vocabulary/search-phrase.entity.ts';
import { SearchLog } from '../search-logs/search-log.entity.ts';

export function databaseOptions(url: string): DataSourceOptions {
  return dataSourceOptions({ url, service: 'svc-search-indexer', entities: [SearchCategory, SearchLog, SearchPhrase] });
}
