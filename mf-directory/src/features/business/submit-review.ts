import { reviewsPath } from '@lawdex/contracts';
import { ApiFailure } from '@lawdex/mf-kit/runtime';
import type { Invalid, PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { isNotFound } from '@lawdex/ui';
import { businessQuery, postReview } from './business.queries.ts';
import { failureText, readReviewValues, REVIEW_FAILED, validateReview } from './review-form.core.ts';
import type { ReviewErrors } from './review-form.core.ts';

export const KEY_FIELD = 'formKey';

/** A review that was sent as a form, without JavaScript. */
export async function submitReview(
  { params, queryClient, formKey }: PageContext,
  form: URLSearchParams,
): Promise<Redirect | Invalid> {
  const slug = params.slug ?? '';
  const values = readReviewValues(form);
  const refuse = (errors: ReviewErrors): Invalid => ({ kind: 'invalid', values: { ...values }, errors });
  const outcome = validateReview(values);
  if (outcome.kind === 'invalid') return refuse(outcome.errors);
  try {
    const { id } = await queryClient.fetchQuery(businessQuery(slug));
    await postReview(id, outcome.review, form.get(KEY_FIELD) || formKey);
    return { kind: 'redirect', status: 303, location: reviewsPath(slug) };
  } catch (error) {
    // The page itself then says that there is no such business.
    if (isNotFound(error) && queryClient.getQueryData(businessQuery(slug).queryKey) === undefined) return refuse({});
    return refuse({ form: error instanceof ApiFailure ? failureText(error.status, error.reason) : REVIEW_FAILED });
  }
}
