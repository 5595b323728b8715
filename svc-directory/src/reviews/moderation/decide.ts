import type { RemovalReason } from '@lawdex/contracts';
import { inTransaction } from '@lawdex/svc-kit';
import type { Client } from 'pg';
import { ADD_REMOVED, ADD_RESTORED } from '../ledger/ledger.sql.ts';
import { REFRESH_RATING } from '../reviews.sql.ts';
import type { State } from './reported-text.core.ts';
import {
  ERASE,
  ERASE_OF_CLOSED,
  HIDE,
  LOCK_BUSINESSES,
  LOCK_CLOSED,
  NOTE_DECISIONS,
  SHOW,
  STATES,
} from './moderation.sql.ts';

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
export const decide = (client: Client, decision: Decision, ids: readonly string[]): Promise<Decided> =>
  inTransaction(client, async () => {
    await client.query(LOCK_BUSINESSES, [ids]);
    if (decision.kind === 'erase') await client.query(LOCK_CLOSED, [ids]);
    // Read under the locks, because another operator may have decided while this one waited.
    const { rows } = await client.query<Row>(STATES, [ids]);
    const changing = rows.filter(({ state }) => CHANGES[decision.kind].includes(state));
    const changed = changing.map(({ id }) => id);
    if (changed.length > 0) await write(client, decision, changed);
    for (const id of decision.kind === 'keep' ? [] : new Set(changing.map(({ businessId }) => businessId)))
      await client.query(REFRESH_RATING, [id]);
    return {
      changed,
      unchanged: rows.filter((row) => !changing.includes(row)).map(({ id }) => id),
      unknown: ids.filter((id) => !rows.some((row) => row.id === id)),
    };
  });

async function write(client: Client, decision: Decision, ids: string[]): Promise<void> {
  const { kind, words } = decision;
  const note = (stored: string, text: string | null) => client.query(NOTE_DECISIONS, [ids, stored, text]);
  switch (kind) {
    case 'hide':
      await client.query(HIDE, [ids]);
      await client.query(ADD_REMOVED, [ids, decision.reason]);
      await note('hidden', words === null ? decision.reason : `${decision.reason}: ${words}`);
      break;
    case 'erase':
      await client.query(ERASE_OF_CLOSED, [ids, decision.reason]);
      await client.query(ERASE, [ids, decision.reason]);
      break;
    case 'keep':
      await note('kept', words);
      break;
    default:
      await client.query(SHOW, [ids]);
      await client.query(ADD_RESTORED, [ids]);
      await note('restored', words);
  }
}
