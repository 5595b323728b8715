import type { RemovalReason } from '@lawdex/contracts';
import { Any, IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { ADD_REMOVED, ADD_RESTORED } from '../ledger/ledger.sql.ts';
import { Review } from '../review.entity.ts';
import { REFRESH_RATING } from '../reviews.sql.ts';
import type { State } from './reported-text.core.ts';
import { ERASE, ERASE_OF_CLOSED, LOCK_BUSINESSES, LOCK_CLOSED, NOTE_DECISIONS, STATES } from './moderation.sql.ts';

/** What an operator wants with reviews. Words are for operators only. */
export type Decision = { words: string | null } & (
  { kind: 'hide' | 'erase'; reason: RemovalReason } | { kind: 'restore' | 'release' | 'keep' }
);

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
    await tx.query(LOCK_BUSINESSES, [ids]);
    if (decision.kind === 'erase') await tx.query(LOCK_CLOSED, [ids]);
    // Read under the locks, because another operator may have decided while this one waited.
    const rows = await tx.query<Row[]>(STATES, [ids]);
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
  const note = (stored: string, text: string | null) => tx.query(NOTE_DECISIONS, [ids, stored, text]);
  switch (kind) {
    case 'hide':
      await tx.update(Review, chosen, { hiddenAt: () => 'coalesce(hidden_at, now())', ...waitsNoMore });
      await tx.query(ADD_REMOVED, [ids, decision.reason]);
      await note('hidden', words === null ? decision.reason : `${decision.reason}: ${words}`);
      break;
    case 'erase':
      await tx.query(ERASE_OF_CLOSED, [ids, decision.reason]);
      await tx.query(ERASE, [ids, decision.reason]);
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
