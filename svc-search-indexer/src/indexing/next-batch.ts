import type { BusinessRecord } from '@lawdex/contracts';
import type { EntityManager } from 'typeorm';
import { partsOf } from '../engines/in-slices.ts';
import type { IndexChanges, IndexLifecycle } from '../engines/search-engine.ts';
import type { CategoryTerms } from '../index-definition/document.core.ts';
import { changesOf } from './changes.ts';
import * as sql from './feeds.sql.ts';
import { SearchCategory } from './search-category.entity.ts';

// Few, so that they are written in a moment.
const SMALL_AT_ONCE = 100;
// One part is written while the next one is prepared. Statements and tasks of fewer documents cost an engine a fifth more for each.
const PART = 500;

/** How far a generation has followed the log of documents. */
export interface Reached {
  generation: string;
  position: string;
  /** Up to here it has what is not bulk. */
  ahead: string;
}

export interface Filled {
  position: string;
  ahead: string;
  /** How many changes of the log it took; fewer than `atOnce` when it has reached the end. */
  count: number;
}

interface Change {
  id: string;
  position: string;
  /** JSON. */
  record: string | null;
}

/** Writes the next changes of the log into a generation, `atOnce` of them at most. A batch that is written twice does no harm. */
export async function fillNext(
  index: IndexLifecycle,
  { generation, position, ahead }: Reached,
  tx: EntityManager,
  atOnce = index.atOnce,
): Promise<Filled> {
  const changes = await tx.query<Change[]>(sql.readChanges, [position, atOnce]);
  const last = changes.at(-1);
  if (!last) return { position, ahead, count: 0 };
  await index.fill(generation, inParts(changes, await tx.find(SearchCategory)));
  return { position: last.position, ahead, count: changes.length };
}

function read({ id, record }: Change): { id: string; record: BusinessRecord | null } {
  return { id, record: record === null ? null : JSON.parse(record) };
}

async function* inParts(
  changes: readonly Change[],
  categories: readonly CategoryTerms[],
): AsyncGenerator<IndexChanges> {
  for (const part of partsOf(changes, PART)) yield await changesOf(part.map(read), categories);
}

/**
 * When many changes wait, those that were not made in bulk go before them: it takes seconds until their turn. They are written a second time
 * then, as they are by that time.
 */
export async function overtake(
  index: IndexLifecycle,
  { generation, position, ahead }: Reached,
  tx: EntityManager,
): Promise<string> {
  const [end] = await tx.query<{ position: string }[]>(sql.endOfLog);
  const until = end?.position ?? position;
  const from = BigInt(ahead) > BigInt(position) ? ahead : position;
  const changes = await tx.query<Change[]>(sql.readSmallChanges, [from, until, SMALL_AT_ONCE]);
  if (changes.length > 0)
    await index.fill(generation, [await changesOf(changes.map(read), await tx.find(SearchCategory))]);
  return changes.length < SMALL_AT_ONCE ? until : (changes.at(-1)?.position ?? until);
}
