import type { BusinessRecord } from '@lawdex/contracts';
import { practiceSlugs } from '../index-definition/document.core.ts';

export interface DocumentRow {
  id: string;
  version: number;
  record: BusinessRecord | null;
  practice_slugs: string[];
  /** One of very many that were changed at once. */
  bulk: boolean;
}

/** A document as `storeDocuments` takes it. Without record it is a tombstone, whose version keeps late events out. */
export function documentRow(id: string, version: number, record: BusinessRecord | null, bulk = false): DocumentRow {
  return { id, version, record, practice_slugs: record ? practiceSlugs(record) : [], bulk };
}
