import type { BusinessRecord } from '@lawdex/contracts';
import { practiceSlugs } from '../index-definition/document.core.ts';

export interface DocumentRow {
  id: string;
  version: number;
  record: BusinessRecord | null;
  practice_slugs: string[];
}

/** A document as `storeDocuments` takes it. Without record it is a tombstone, whose version keeps late events out. */
export function documentRow(id: string, version: number, record: BusinessRecord | null): DocumentRow {
  return { id, version, record, practice_slugs: record ? practiceSlugs(record) : [] };
}
