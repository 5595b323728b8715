import { reviewPath } from '@lawdex/contracts';
import { ApiFailure } from '@lawdex/mf-kit/runtime';
import type { Invalid, PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { isNotFound } from '@lawdex/ui';
import { businessQuery } from '../../../lib/reviews/reviews.queries.ts';
import { postReview } from '../business.queries.ts';
import { failureText, mayKeepKey, readReviewValues, REVIEW_FAILED, validateReview } from './review-form.core.ts';
import type { ReviewErrors } from './review-form.core.ts';

export const KEY_FIELD = 'formKey';
/** Statuses that do not mean the form is wrong: it may be accepted later. */
const NOT_THE_FORM = [429, 503, 504];

/** Handles a review that was posted without JavaScript. */
export async function submitReview(
  { params, queryClient, formKey }: PageContext,
  form: URLSearchParams,
): Promise<Redirect | Invalid> {
  const slug = params.slug ?? '';
  const values = readReviewValues(form);
  const key = form.get(KEY_FIELD) || formKey;
  const refuse = (errors: ReviewErrors, hidden: Record<string, string> = {}): Invalid => ({
    kind: 'invalid',
    values: { ...values, ...hidden },
    errors,
  });
  const outcome = validateReview(values);
  if (outcome.kind === 'invalid') return refuse(outcome.errors);
  try {
    const { id } = await queryClient.fetchQuery(businessQuery(slug));
    const { id: reviewId } = await postReview(id, outcome.review, key);
    return { kind: 'redirect', status: 303, location: reviewPath(slug, reviewId) };
  } catch (error) {
    // The page then says that the business does not exist.
    if (isNotFound(error) && queryClient.getQueryData(businessQuery(slug).queryKey) === undefined) return refuse({});
    if (!(error instanceof ApiFailure)) return refuse({ form: REVIEW_FAILED }, { [KEY_FIELD]: key });
    const refused = refuse({ form: failureText(error) }, mayKeepKey(error) ? { [KEY_FIELD]: key } : {});
    return NOT_THE_FORM.includes(error.status) ? { ...refused, status: error.status } : refused;
  }
}
