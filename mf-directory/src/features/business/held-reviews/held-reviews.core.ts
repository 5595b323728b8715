import { HOLD_REASONS, HOLD_RULE, isRecord, parseJson, REVIEW_LIMITS } from '@lawdex/contracts';
import type { HeldReview, Review } from '@lawdex/contracts';

/** A review that is being checked, as its writer's browser keeps it. */
export interface KeptReview extends Review {
  held: HeldReview;
}

const MOST = 20;
/** Later ends are made up. Clocks differ by hours. */
const MOST_MS = (HOLD_RULE.heldHours + 24) * 3_600_000;
const LONGEST = 2 * REVIEW_LIMITS.commentMax;

/** Reads what the browser stores, which may be anything; reviews whose time is over are left out. */
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

/** Reads why a review is held and until when, from an address or from storage; null when its time is over or is none. */
export function readHeld(reasons: readonly unknown[], until: unknown, now: Date): HeldReview | null {
  const end = new Date(typeof until === 'string' ? until : Number.NaN);
  // An address may say anything.
  if (!(end > now) || end.getTime() - now.getTime() > MOST_MS) return null;
  return { reasons: HOLD_REASONS.filter((reason) => reasons.includes(reason)), until: end.toISOString() };
}

function readOne(value: unknown, now: Date): KeptReview | null {
  if (!isRecord(value) || !isRecord(value['held'])) return null;
  const { reasons, until } = value['held'];
  const held = readHeld(Array.isArray(reasons) ? reasons : [], until, now);
  const text = (name: string): string => {
    const kept = value[name];
    return typeof kept === 'string' && kept.length <= LONGEST ? kept : '';
  };
  const rating = [1, 2, 3, 4, 5].find((stars) => stars === value['rating']);
  const [id, businessId, createdAt] = ['id', 'businessId', 'createdAt'].map(text);
  if (!held || !rating || !id || !businessId || !createdAt) return null;
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
    held,
  };
}
