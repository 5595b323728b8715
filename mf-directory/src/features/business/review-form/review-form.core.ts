import { formatCount, isMatterMonth, isRecord, parseJson, REVIEW_LIMITS, type CreateReview } from '@lawdex/contracts';
import { textOf, withPlainLineBreaks, type FormErrors } from '../../../lib/forms/form-errors.core.ts';

/** The values of the form's fields, as typed. */
export interface ReviewValues {
  userName: string;
  rating: string;
  comment: string;
  matterMonth: string;
  /** Slug of a practice area, or empty. */
  matterKind: string;
  /** 'true', or empty. */
  isRelated: string;
}

export type ReviewErrors = FormErrors<keyof ReviewValues>;

export type ReviewOutcome = { kind: 'valid'; review: CreateReview } | { kind: 'invalid'; errors: ReviewErrors };

export const EMPTY_REVIEW: ReviewValues = {
  userName: '',
  rating: '',
  comment: '',
  matterMonth: '',
  matterKind: '',
  isRelated: '',
};
export const REVIEW_FIELDS = Object.keys(EMPTY_REVIEW) as (keyof ReviewValues)[];
export const REVIEW_FAILED = 'Failed to submit review. Please try again.';

const { nameMin, nameMax, commentMax, ratingMin, ratingMax, matterYearMin } = REVIEW_LIMITS;

/** Why a review was refused, from `ApiFailure`. */
export interface ReviewFailure {
  status: number;
  code: string;
  reason: string;
}

/** What a visitor can do about a refusal, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  overloaded: 'Very many people are using the site right now. Please send your review again in a few seconds.',
  // The text is safe to send again: with the same key it is stored only once.
  outcome_unknown:
    'We could not see whether your review was saved. Please send it again as it is: it will be saved only once.',
  // The form that says so has a new key.
  idempotency_key_reused: 'Your review was sent already. Submit again to send another one.',
};

/** The message for a refused review. */
export function failureText({ status, code, reason }: ReviewFailure): string {
  if (Object.hasOwn(ADVICE, code)) return ADVICE[code] ?? '';
  return status >= 400 && status < 500 && status !== 404 && reason ? reason : REVIEW_FAILED;
}

/** Whether the text may be sent again with the same key: not when another review has that key. */
export const mayKeepKey = ({ code }: Pick<ReviewFailure, 'code'>): boolean => code !== 'idempotency_key_reused';

// Programs send the box's value as they please, and a draft may hold anything.
const IS_NO = /^\s*(false|no|off|0)?\s*$/i;

const valuesBy = (textIn: (field: keyof ReviewValues) => string): ReviewValues => {
  const values = { ...EMPTY_REVIEW };
  for (const field of REVIEW_FIELDS) values[field] = textIn(field);
  return { ...values, isRelated: IS_NO.test(values.isRelated) ? '' : 'true' };
};

export const readReviewValues = (form: { get(name: string): unknown }): ReviewValues =>
  valuesBy((field) => textOf(form, field));

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** Reads a month as `2026-03`. Browsers without a field for months let people type `3/2026` or `March 2026`. */
export function readMonth(typed: string): string {
  const text = typed.trim();
  const [, year, month] = /^(\d{4})[-/](\d{1,2})$/.exec(text) ?? [];
  const [, first, last] = /^(\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4})$/i.exec(text.replace(/^sept\b/i, 'sep')) ?? [];
  const named = first === undefined ? 0 : MONTHS.findIndex((name) => name.startsWith(first.toLowerCase())) + 1;
  const found = month ?? (named > 0 ? String(named) : first);
  return found === undefined ? text : `${year ?? last}-${found.padStart(2, '0')}`;
}

export function validateReview(values: ReviewValues, now: Date): ReviewOutcome {
  const userName = values.userName.trim();
  const comment = withPlainLineBreaks(values.comment);
  const rating = Number(values.rating || '0');
  const { matterKind } = values;
  const matterMonth = readMonth(values.matterMonth);
  const errors: ReviewErrors = {};
  if (userName.length < nameMin) errors.userName = `Name must be at least ${nameMin} characters`;
  if (userName.length > nameMax) errors.userName = `Name must be at most ${nameMax} characters`;
  if (!Number.isInteger(rating) || rating < ratingMin || rating > ratingMax) errors.rating = 'Please select a rating';
  if (comment.length > commentMax) {
    errors.comment = `Comment must be at most ${formatCount(commentMax)} characters`;
  }
  if (matterMonth && !isMatterMonth(matterMonth, now)) {
    errors.matterMonth = `Month must be like 2026-03, from ${matterYearMin} to this month`;
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const review = {
    userName,
    rating,
    ...(comment && { comment }),
    ...(matterMonth && { matterMonth }),
    ...(matterKind && { matterKind }),
    ...(values.isRelated && { isRelated: true }),
  };
  return { kind: 'valid', review };
}

// A draft may exceed the limits of a review, but not by pages.
const LONGEST: Record<keyof ReviewValues, number> = {
  userName: 2 * REVIEW_LIMITS.nameMax,
  rating: 1,
  comment: 2 * REVIEW_LIMITS.commentMax,
  matterMonth: 20,
  matterKind: 80,
  isRelated: 4,
};

/** Reads a stored draft; null when it is malformed, because storage may hold anything. */
export function readDraftValues(stored: string | null): ReviewValues | null {
  const value = parseJson(stored ?? '');
  if (!isRecord(value)) return null;
  return valuesBy((name) => {
    const kept = value[name];
    return typeof kept === 'string' && kept.length <= LONGEST[name] ? kept : '';
  });
}
