import { formatCount, REVIEW_LIMITS } from '@lawdex/contracts';
import type { CreateReview } from '@lawdex/contracts';
import { textOf, withPlainLineBreaks } from '../../../lib/forms/form-errors.core.ts';
import type { FormErrors } from '../../../lib/forms/form-errors.core.ts';

/** The values of the form's fields, as typed. */
export interface ReviewValues {
  userName: string;
  rating: string;
  comment: string;
}

export type ReviewErrors = FormErrors<keyof ReviewValues>;

export type ReviewOutcome = { kind: 'valid'; review: CreateReview } | { kind: 'invalid'; errors: ReviewErrors };

export const EMPTY_REVIEW: ReviewValues = { userName: '', rating: '', comment: '' };
export const REVIEW_FAILED = 'Failed to submit review. Please try again.';

const { nameMin, nameMax, commentMax, ratingMin, ratingMax } = REVIEW_LIMITS;

/** Why a review was refused, from `ApiFailure`. */
export interface ReviewFailure {
  status: number;
  code: string;
  reason: string;
}

const OVERLOADED = 'Very many people are using the site right now. Please send your review again in a few seconds.';
// The text is safe to send again: with the same key it is stored only once.
const OUTCOME_UNKNOWN =
  'We could not see whether your review was saved. Please send it again as it is: it will be saved only once.';

/** The message for a refused review, in the site's words where the visitor can do something about it. */
export function failureText({ status, code, reason }: ReviewFailure): string {
  if (code === 'overloaded') return OVERLOADED;
  if (code === 'outcome_unknown') return OUTCOME_UNKNOWN;
  return status >= 400 && status < 500 && status !== 404 && reason ? reason : REVIEW_FAILED;
}

/**
 * Whether the text may be sent again with the same key. Not when another review has that key, which a form without JavaScript would keep
 * for ever.
 */
export const mayKeepKey = ({ code }: Pick<ReviewFailure, 'code'>): boolean => code !== 'idempotency_key_reused';

export const readReviewValues = (form: { get(name: string): unknown }): ReviewValues => ({
  userName: textOf(form, 'userName'),
  rating: textOf(form, 'rating'),
  comment: textOf(form, 'comment'),
});

/** Names each wrong value, by its field. */
export function reviewErrors(values: ReviewValues): ReviewErrors {
  const outcome = validateReview(values);
  return outcome.kind === 'invalid' ? outcome.errors : {};
}

export function validateReview(values: ReviewValues): ReviewOutcome {
  const userName = values.userName.trim();
  const comment = withPlainLineBreaks(values.comment);
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
