import { CommandFailed } from '@lawdex/svc-kit';
import { Any, IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { ADD_REMOVED, ADD_RESTORED } from '../ledger/ledger.sql.ts';
import { Review } from '../review.entity.ts';
import { REFRESH_RATING } from '../reviews.sql.ts';
import type { Decision, Selection } from './command.ts';
import type { Listed } from './listed-text.core.ts';
import * as sql from './moderation.sql.ts';
import type { State } from './reported-text.core.ts';

/** The newest `most` reviews that are meant. A slug that no firm has is told, because nothing found would sound like good news. */
export async function selectReviews(db: DataSource, of: Selection, most: number): Promise<Listed[]> {
  const { ids, firm, since, sender, like, isHeld, copiesOf } = of;
  const rows = await db.query<Listed[]>(sql.SELECTED, [ids, firm, since, sender, like, isHeld, copiesOf, most]);
  if (rows.length > 0 || of.firm === null || (await db.query<object[]>(sql.IS_FIRM, [of.firm])).length > 0) return rows;
  const how = "--firm takes the end of its page's address: /business/<slug>.";
  throw new CommandFailed(`There is no firm "${of.firm}". ${how}`);
}

export interface Decided {
  changed: string[];
  /** Reviews that were so already. */
  unchanged: string[];
  unknown: string[];
}

interface Row {
  id: string;
  businessId: string;
  state: State;
}

const CHANGES: Record<Decision['kind'], readonly State[]> = {
  hide: ['shown', 'waiting', 'held'],
  restore: ['waiting', 'held', 'hidden'],
  release: ['waiting', 'held'],
  keep: ['shown', 'waiting', 'held', 'hidden'],
  erase: ['shown', 'waiting', 'held', 'hidden', 'closed'],
};

/** Reviews, ratings, outbox events, ledger and decisions are stored together, or none of them. */
export const decide = (db: DataSource, decision: Decision, ids: readonly string[]): Promise<Decided> =>
  db.transaction(async (tx) => {
    await tx.query(sql.LOCK_BUSINESSES, [ids]);
    if (decision.kind === 'erase') await tx.query(sql.LOCK_CLOSED, [ids]);
    // Read under the locks, because another operator may have decided while this one waited.
    const rows = await tx.query<Row[]>(sql.STATES, [ids]);
    const changing = rows.filter(({ state }) => CHANGES[decision.kind].includes(state));
    const changed = changing.map(({ id }) => id);
    if (changed.length > 0) await write(tx, decision, changed);
    for (const id of decision.kind === 'keep' ? [] : new Set(changing.map(({ businessId }) => businessId)))
      await tx.query(REFRESH_RATING, [id]);
    return {
      changed,
      unchanged: rows.filter((row) => !changing.includes(row)).map(({ id }) => id),
      unknown: ids.filter((id) => !rows.some((row) => row.id === id)),
    };
  });

async function write(tx: EntityManager, decision: Decision, ids: string[]): Promise<void> {
  const { kind, words } = decision;
  const chosen = { id: Any(ids) };
  const waitsNoMore = { heldUntil: null, countsFrom: null };
  const note = (stored: string, text: string | null) => tx.query(sql.NOTE_DECISIONS, [ids, stored, text]);
  switch (kind) {
    case 'hide':
      await tx.update(Review, chosen, { hiddenAt: () => 'coalesce(hidden_at, now())', ...waitsNoMore });
      await tx.query(ADD_REMOVED, [ids, decision.reason]);
      await note('hidden', words === null ? decision.reason : `${decision.reason}: ${words}`);
      break;
    case 'erase':
      await tx.query(sql.ERASE_OF_CLOSED, [ids, decision.reason]);
      await tx.query(sql.ERASE, [ids, decision.reason]);
      break;
    case 'keep':
      await note('kept', words);
      break;
    default:
      // One that nobody has seen gets the date of now, as when its time has come.
      await tx.update(Review, { ...chosen, heldUntil: Not(IsNull()) }, { createdAt: () => 'now()' });
      await tx.update(Review, chosen, { hiddenAt: null, ...waitsNoMore });
      await tx.query(ADD_RESTORED, [ids]);
      await note('restored', words);
  }
}
