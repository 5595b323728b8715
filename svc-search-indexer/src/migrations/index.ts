import { SearchIndex1763700000000 } from './1763700000000-search-index.ts';
import { SearchRowFlags1763800000000 } from './1763800000000-search-row-flags.ts';
import { UnderstoodSearches1763900000000 } from './1763900000000-understood-searches.ts';
import { Suggestions1763950000001 } from './1763950000001-suggestions.ts';
import { PopularSearches1763960000001 } from './1763960000001-popular-searches.ts';
import { ChangeLog1763970000001 } from './1763970000001-change-log.ts';
import { SearchPhrases1764000000000 } from './1764000000000-search-phrases.ts';
import { SearchRowHours1764010000001 } from './1764010000001-search-row-hours.ts';
import { WeakSearchPhrases1764020000001 } from './1764020000001-weak-search-phrases.ts';
import { LandingRows1764030000001 } from './1764030000001-landing-rows.ts';
import { SearchRowTraits1764040000001 } from './1764040000001-search-row-traits.ts';
import { Rebuilds1764050013001 } from './1764050013001-rebuilds.ts';
import { AdminAudit1764060000001 } from './1764060000001-admin-audit.ts';
import { VocabularyChanges1764070000001 } from './1764070000001-vocabulary-changes.ts';
import { RowsBeforeIndexes1764080000001 } from './1764080000001-rows-before-indexes.ts';
import { OrdersWithFilters1764090000001 } from './1764090000001-orders-with-filters.ts';
import { SearchRowBitmaps1764100000001 } from './1764100000001-search-row-bitmaps.ts';
import { CountedByRows1764110000001 } from './1764110000001-counted-by-rows.ts';

export const migrations = [
  SearchIndex1763700000000,
  SearchRowFlags1763800000000,
  UnderstoodSearches1763900000000,
  Suggestions1763950000001,
  PopularSearches1763960000001,
  ChangeLog1763970000001,
  SearchPhrases1764000000000,
  SearchRowHours1764010000001,
  WeakSearchPhrases1764020000001,
  LandingRows1764030000001,
  SearchRowTraits1764040000001,
  Rebuilds1764050013001,
  AdminAudit1764060000001,
  VocabularyChanges1764070000001,
  RowsBeforeIndexes1764080000001,
  OrdersWithFilters1764090000001,
  SearchRowBitmaps1764100000001,
  CountedByRows1764110000001,
];
