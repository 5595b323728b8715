import { inTransaction } from '@lawdex/svc-kit';
import type { Client } from 'pg';
import { LOCK_BUSINESS, REFRESH_RATING } from '../reviews.sql.ts';
import { HIDE_REVIEW, NOTE_DECISION, REVIEW_AND_BUSINESS, SHOW_REVIEW } from './moderation.sql.ts';

export type Decision = 'hide' | 'restore' | 'keep';

export type DecisionOutcome =
  | { kind: 'done'; business: string }
  | { kind: 'unknown' }
  /** The review is already in this state. */
  | { kind: 'unchanged'; isHidden: boolean };

interface ReviewRow {
  id: string;
  businessId: string;
  isHidden: boolean;
  business: string;
}

const STORED_DECISION = { hide: 'hidden', restore: 'restored', keep: 'kept' } as const;

/** Review, rating, outbox event and decision are stored together, or none of them. */
export async function decide(
  client: Client,
  decision: Decision,
  id: string,
  words: string | null,
): Promise<DecisionOutcome> {
  const find = async () => (await client.query<ReviewRow>(REVIEW_AND_BUSINESS, [id])).rows[0];
  return inTransaction(client, async () => {
    const businessId = (await find())?.businessId;
    if (businessId) await client.query(LOCK_BUSINESS, [businessId]);
    // Read again, because another operator may have decided while this one waited.
    const review = await find();
    return review ? write(client, decision, review, words) : { kind: 'unknown' };
  });
}

async function write(
  client: Client,
  decision: Decision,
  { id, businessId, isHidden, business }: ReviewRow,
  words: string | null,
): Promise<DecisionOutcome> {
  if (decision !== 'keep') {
    if (isHidden === (decision === 'hide')) return { kind: 'unchanged', isHidden };
    await client.query(decision === 'hide' ? HIDE_REVIEW : SHOW_REVIEW, [id]);
    await client.query(REFRESH_RATING, [businessId]);
  }
  await client.query(NOTE_DECISION, [id, STORED_DECISION[decision], words]);
  return { kind: 'done', business };
}
