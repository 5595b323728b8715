import { HOLD_RULE, isRecord, parseJson, REVIEW_LIMITS, type HeldReview, type Review } from '@lawdex/contracts';
import { serverNow } from '@lawdex/mf-kit/runtime';
import { readStored, store } from '@lawdex/ui';
import { HELD_KEY } from './received.ts';

/** A review that nobody else sees yet, as its writer's browser keeps it. */
export interface KeptReview extends Review {
  held: Pick<HeldReview, 'until'>;
}

const now = (): Date => new Date(serverNow());

const MOST = 20;
/** Later ends are made up. Clocks differ by hours. */
const MOST_MS = (HOLD_RULE.waitHours + 24) * 3_600_000;
/** It may be shown some days later, when others come before it, and is forgotten then. */
const LATE_MS = HOLD_RULE.keptDays * 86_400_000;
const LONGEST = 2 * REVIEW_LIMITS.commentMax;

/** Reads what the browser stores, which may be anything; reviews that should be public long since are left out. */
export function readKept(stored: string | null, now: Date): KeptReview[] {
  const values = parseJson(stored ?? '');
  return Array.isArray(values) ? values.flatMap((value) => readOne(value, now) ?? []) : [];
}

/** The text to store with another review; the oldest gives way. */
export const withKept = (stored: string | null, review: KeptReview, now: Date): string =>
  JSON.stringify([...readKept(stored, now).filter(({ id }) => id !== review.id), review].slice(-MOST));

/** The text to store without a review; null when nothing is left. */
export function withoutKept(stored: string | null, id: string, now: Date): string | null {
  const left = readKept(stored, now).filter((review) => review.id !== id);
  return left.length > 0 ? JSON.stringify(left) : null;
}

/** Reads from when on a review is shown; null for what is no such time, or long over. */
export function readUntil(until: unknown, now: Date): string | null {
  const end = new Date(typeof until === 'string' ? until : Number.NaN);
  const left = end.getTime() - now.getTime();
  return left > -LATE_MS && left < MOST_MS ? end.toISOString() : null;
}

function readOne(value: unknown, now: Date): KeptReview | null {
  if (!isRecord(value) || !isRecord(value['held'])) return null;
  const until = readUntil(value['held']['until'], now);
  const text = (name: string): string => {
    const kept = value[name];
    return typeof kept === 'string' && kept.length <= LONGEST ? kept : '';
  };
  const rating = [1, 2, 3, 4, 5].find((stars) => stars === value['rating']);
  const [id, businessId, createdAt] = ['id', 'businessId', 'createdAt'].map(text);
  if (!until || !rating || !id || !businessId || !createdAt) return null;
  return {
    id,
    businessId,
    userName: text('userName'),
    rating,
    comment: text('comment') || null,
    createdAt,
    ...(value['isRelated'] === true && { isRelated: true }),
    ...(text('matterMonth') && { matterMonth: text('matterMonth') }),
    ...(text('matterKind') && { matterKind: text('matterKind') }),
    held: { until },
  };
}

/** The reviews of a business that this browser sent and that nobody else sees yet. */
export const keptOf = (businessId: string): KeptReview[] =>
  readKept(readStored(HELD_KEY), now()).filter((review) => review.businessId === businessId);

/** Returns false when the browser refuses to store. */
export const keepReview = (review: KeptReview): boolean =>
  store(HELD_KEY, withKept(readStored(HELD_KEY), review, now()));

export const forgetReview = (id: string): boolean => store(HELD_KEY, withoutKept(readStored(HELD_KEY), id, now()));
