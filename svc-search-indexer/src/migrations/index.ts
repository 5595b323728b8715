import { SearchIndex1763700000000 } from './1763700000000-search-index.ts';
import { SearchRowFlags1763800000000 } from './1763800000000-search-row-flags.ts';

export const migrations = [SearchIndex1763700000000, SearchRowFlags1763800000000];
