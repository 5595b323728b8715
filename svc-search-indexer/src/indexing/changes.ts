import type { BusinessRecord } from '@lawdex/contracts';
import { inSlices } from '../engines/in-slices.ts';
import type { IndexChanges } from '../engines/search-engine.ts';
import { documentOf, type CategoryTerms } from '../index-definition/document.core.ts';

/** What an engine is to do about entries of the log; one without record is gone. */
export async function changesOf(
  entries: readonly { id: string; record: BusinessRecord | null }[],
  categories: readonly CategoryTerms[],
): Promise<IndexChanges> {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const upserts = await inSlices(entries, ({ record }) => (record ? [documentOf(record, bySlug)] : []));
  return {
    upserts: upserts.flat(),
    deletions: entries.flatMap(({ id, record }) => (record ? [] : [id])),
  };
}
