import type { BusinessRecord } from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import { inSlices } from '../database/in-slices.ts';
import type { IndexChanges } from '../engines/index-lifecycle.ts';
import type { CategoriesBySlug } from '@lawdex/search-language/text';
import { documentOf } from '../index-definition/document.core.ts';
import { SearchCategory } from '../dictionary/search-category.entity.ts';

/** Practice areas as they are called now. */
export async function categoriesBySlug(tx: EntityManager): Promise<CategoriesBySlug> {
  return new Map((await tx.find(SearchCategory)).map((category) => [category.slug, category]));
}

/** The changes that entries of the log mean for an engine; one without record is gone. */
export async function changesOf(
  entries: readonly { id: string; record: BusinessRecord | null }[],
  categories: CategoriesBySlug,
): Promise<IndexChanges> {
  const upserts = await inSlices(entries, ({ record }) => (record ? [documentOf(record, categories)] : []));
  return {
    upserts: upserts.flat(),
    deletions: entries.flatMap(({ id, record }) => (record ? [] : [id])),
  };
}
