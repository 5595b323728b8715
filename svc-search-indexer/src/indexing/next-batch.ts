import type { BusinessRecord } from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import { partsOf, inSlices } from '../database/in-slices.ts';
import type { IndexChanges, IndexLifecycle } from '../engines/index-lifecycle.ts';
import type { CategoriesBySlug } from '@lawdex/search-language/text';
import * as sql from './feeds.sql.ts';
import { documentOf } from '../index-definition/document.core.ts';
import { SearchCategory } from '../dictionary/search-category.entity.ts';

// Few, so that they are written in a moment.
const SMALL_AT_ONCE = 100;
// One part is written while the next one is prepared. Statements and tasks of fewer documents cost an engine a fifth more for each.
const PART = 500;
// Records are large, so that few of them are held at once.
const READ_AT_ONCE = 2_000;
// The log is read in the transaction that PostgreSQL's index is written in: what was handed over goes first.
const ALL_WRITTEN: IndexChanges = { upserts: [], deletions: [] };

/** How far a generation has followed the log of documents. */
export interface FeedPosition {
  generation: string;
  position: string;
  /** Up to here it has what is not bulk. */
  ahead: string;
}

export interface Filled {
  position: string;
  ahead: string;
  count: number;
  hasMore: boolean;
}

interface Change {
  id: string;
  position: string;
  record: BusinessRecord | null;
}

/** Writes the next `atOnce` changes of the log at most; written twice they do no harm. */
export async function fillNext(
  index: IndexLifecycle,
  { generation, position, ahead }: FeedPosition,
  tx: EntityManager,
  { atOnce = index.atOnce, goesOn = () => true }: { atOnce?: number; goesOn?: () => boolean } = {},
): Promise<Filled> {
  const log = new LogReader(tx, position, atOnce);
  const first = await log.next();
  if (first.length > 0) await index.fill(generation, inParts(first, log, await categoriesBySlug(tx), goesOn));
  return { position: log.position, ahead, count: log.count, hasMore: log.hasMore };
}

/** Reads on from a position, so many changes at most, some of them at a time. */
class LogReader {
  count = 0;
  hasMore = true;

  constructor(
    private readonly tx: EntityManager,
    public position: string,
    private readonly atOnce: number,
  ) {}

  async next(): Promise<Change[]> {
    const most = Math.min(READ_AT_ONCE, this.atOnce - this.count);
    if (most === 0 || !this.hasMore) return [];
    const changes = await this.tx.query<Change[]>(sql.readChanges, [this.position, most]);
    this.position = changes.at(-1)?.position ?? this.position;
    this.count += changes.length;
    this.hasMore = changes.length === most;
    return changes;
  }
}

async function* inParts(
  first: readonly Change[],
  log: LogReader,
  categories: CategoriesBySlug,
  goesOn: () => boolean,
): AsyncGenerator<IndexChanges> {
  for (let changes = first; changes.length > 0; changes = goesOn() ? await log.next() : []) {
    for (const part of partsOf(changes, PART)) yield await changesOf(part, categories);
    yield ALL_WRITTEN;
  }
}

/** Writes waiting changes that are not bulk before their turn, which is seconds away; they are written again then. */
export async function overtake(
  index: IndexLifecycle,
  { generation, position, ahead }: FeedPosition,
  tx: EntityManager,
): Promise<string> {
  const [end] = await tx.query<{ position: string }[]>(sql.endOfLog);
  const until = end?.position ?? position;
  const from = BigInt(ahead) > BigInt(position) ? ahead : position;
  const changes = await tx.query<Change[]>(sql.readSmallChanges, [from, until, SMALL_AT_ONCE]);
  if (changes.length > 0) await index.fill(generation, [await changesOf(changes, await categoriesBySlug(tx))]);
  return changes.length < SMALL_AT_ONCE ? until : (changes.at(-1)?.position ?? until);
}

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
