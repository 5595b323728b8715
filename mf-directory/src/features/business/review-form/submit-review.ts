import { reviewPath } from '@lawdex/contracts';
import { ApiFailure, serverNow, type Invalid, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { isNotFound } from '@lawdex/ui';
import { KEY_FIELD, refuseFailure, refuseForm } from '../../../lib/forms/posted-form.ts';
import { practiceAreasQuery } from '../../../lib/queries.ts';
import { businessQuery } from '../../../lib/reviews/reviews.queries.ts';
import { readReviewsView } from '../../../lib/reviews/reviews-view.core.ts';
import { postReview } from '../business.queries.ts';
import { receivedReview } from '../held-reviews/received.ts';
import { failureText, mayKeepKey, readReviewValues, REVIEW_FAILED, validateReview } from './review-form.core.ts';

/** Handles a review that was posted without JavaScript. */
export async function submitReview(
  { url, params, queryClient, formKey }: PageContext,
  form: URLSearchParams,
): Promise<Redirect | Invalid> {
  const slug = params.slug ?? '';
  const values = readReviewValues(form);
  const key = form.get(KEY_FIELD) || formKey;
  const outcome = validateReview(values, new Date(serverNow()));
  // The page is then shown with its form.
  const areas = () => queryClient.prefetchQuery(practiceAreasQuery);
  if (outcome.kind === 'invalid') {
    await areas();
    return refuseForm(values, outcome.errors);
  }
  // With all that the page needs, because the page is shown again when the review is refused.
  const business = businessQuery(queryClient, slug, readReviewsView(url.searchParams));
  try {
    const { id } = await queryClient.fetchQuery(business);
    const { id: reviewId, held } = await postReview(id, outcome.review, key);
    if (held) return receivedReview(held.until);
    return { kind: 'redirect', status: 303, location: reviewPath(slug, reviewId) };
  } catch (error) {
    // The page then says that the business does not exist.
    if (isNotFound(error) && queryClient.getQueryData(business.queryKey) === undefined) return refuseForm(values, {});
    await areas();
    if (!(error instanceof ApiFailure)) return refuseFailure(values, error, REVIEW_FAILED, key);
    return refuseFailure(values, error, failureText(error), mayKeepKey(error) ? key : undefined);
  }
}
