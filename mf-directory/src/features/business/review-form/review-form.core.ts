import { formatCount, REVIEW_LIMITS } from '@lawdex/contracts';
import type { CreateReview } from '@lawdex/contracts';

/** What the form's fields hold, as typed. */
export interface ReviewValues {
  userName: string;
  rating: string;
  comment: string;
}

export type ReviewErrors = Partial<Record<keyof ReviewValues | 'form', string>>;

export type ReviewOutcome = { kind: 'valid'; review: CreateReview } | { kind: 'invalid'; errors: ReviewErrors };

export const EMPTY_REVIEW: ReviewValues = { userName: '', rating: '', comment: '' };
export const REVIEW_FAILED = 'Failed to submit review. Please try again.';

const { nameMin, nameMax, commentMax, ratingMin, ratingMax } = REVIEW_LIMITS;

/** Why a review was not taken, as `ApiFailure` tells it. */
export interface ReviewFailure {
  status: number;
  code: string;
  reason: string;
}

const OVERLOADED = 'Very many people are using the site right now. Please send your review again in a few seconds.';
// Written once however often it is sent, because it is sent again with the same key as long as its text is the same.
const OUTCOME_UNKNOWN =
  'We could not see whether your review was saved. Please send it again as it is: it will be saved only once.';

/** What the form says then: the site's own words where the visitor can do something about it. */
export function failureText({ status, code, reason }: ReviewFailure): string {
  if (code === 'overloaded') return OVERLOADED;
  if (code === 'outcome_unknown') return OUTCOME_UNKNOWN;
  return status >= 400 && status < 500 && status !== 404 && reason ? reason : REVIEW_FAILED;
}

/**
 * Whether the same text may go under the same key again. Not when another review has that key already, which a form without
 * JavaScript would otherwise keep for ever.
 */
export const mayKeepKey = ({ code }: Pick<ReviewFailure, 'code'>): boolean => code !== 'idempotency_key_reused';

export function readReviewValues(form: { get(name: string): unknown }): ReviewValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { userName: text('userName'), rating: text('rating'), comment: text('comment') };
}

/** Of what was wrong, what still is: an error goes as soon as it is corrected, and none comes while somebody types. */
export function errorsLeft(errors: ReviewErrors, values: ReviewValues): ReviewErrors {
  const outcome = validateReview(values);
  const now = outcome.kind === 'invalid' ? outcome.errors : {};
  const left: ReviewErrors = {};
  if (errors.userName && now.userName) left.userName = now.userName;
  if (errors.rating && now.rating) left.rating = now.rating;
  if (errors.comment && now.comment) left.comment = now.comment;
  if (errors.form) left.form = errors.form;
  return left;
}

export function validateReview(values: ReviewValues): ReviewOutcome {
  const userName = values.userName.trim();
  // A form sends line ends as two characters, and the limit means characters that were typed.
  const comment = values.comment.replaceAll('\r\n', '\n').trim();
  const rating = Number(values.rating || '0');
  const errors: ReviewErrors = {};
  if (userName.length < nameMin) errors.userName = `Name must be at least ${nameMin} characters`;
  if (userName.length > nameMax) errors.userName = `Name must be at most ${nameMax} characters`;
  if (!Number.isInteger(rating) || rating < ratingMin || rating > ratingMax) errors.rating = 'Please select a rating';
  if (comment.length > commentMax) {
    errors.comment = `Comment must be at most ${formatCount(commentMax)} characters`;
  }
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'valid', review: { userName, rating, ...(comment && { comment }) } };
}
