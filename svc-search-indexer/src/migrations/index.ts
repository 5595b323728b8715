import { SearchIndex1763700000000 } from './1763700000000-search-index.ts';

export const migrations = [SearchIndex1763700000000];
