import type { BusinessSummary } from '@lawdex/contracts';
import { opensOrCloses } from '@lawdex/seo';
import type { CategoriesBySlug } from '@lawdex/search-language/text';
import { summaryOf, type FoundRecord } from './summary.core.ts';

/** The summary of a record that a search answers, with when its door opens or closes next. */
export const foundSummary = (found: FoundRecord, categories: CategoriesBySlug, now: Date): BusinessSummary =>
  Object.assign(summaryOf(found, categories, now), opensOrCloses(found.record.hours, found.record.timeZone, now));
