import type { BusinessRecord } from '@lawdex/contracts';
import type { IndexChanges } from '../engines/search-engine.ts';
import { documentOf, type CategoryTerms } from '../index-definition/document.core.ts';

/** What an engine is to do about entries of the log; one without record is gone. */
export function changesOf(
  entries: readonly { id: string; record: BusinessRecord | null }[],
  categories: readonly CategoryTerms[],
): IndexChanges {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return {
    upserts: entries.flatMap(({ record }) => (record ? [documentOf(record, bySlug)] : [])),
    deletions: entries.flatMap(({ id, record }) => (record ? [] : [id])),
  };
}
