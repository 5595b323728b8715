import { reviewReportedPath } from '@lawdex/contracts';
import { ApiFailure, type Invalid, type PageContext, type Redirect } from '@lawdex/mf-kit/runtime';
import { isNotFound } from '@lawdex/ui';
import { KEY_FIELD, refuseFailure, refuseForm } from '../../lib/forms/posted-form.ts';
import { readReportValues, REPORT_FAILED, reportFailureText, validateReport } from './report-form.core.ts';
import { postReport, reportedQuery } from './report.queries.ts';

/** Handles a report that was posted without JavaScript. */
export async function submitReport(
  { params, queryClient, formKey }: PageContext,
  form: URLSearchParams,
): Promise<Redirect | Invalid> {
  const { slug = '', review: reviewId = '' } = params;
  const values = readReportValues(form);
  const key = form.get(KEY_FIELD) || formKey;
  const outcome = validateReport(values);
  if (outcome.kind === 'invalid') return refuseForm(values, outcome.errors);
  try {
    const { review } = await queryClient.fetchQuery(reportedQuery(queryClient, slug, reviewId));
    await postReport(review, outcome.report, key);
    return { kind: 'redirect', status: 303, location: reviewReportedPath(slug, reviewId) };
  } catch (error) {
    // The page then says that the review does not exist.
    if (isNotFound(error)) return refuseForm(values, {});
    const text = error instanceof ApiFailure ? reportFailureText(error) : REPORT_FAILED;
    return refuseFailure(values, error, text, key);
  }
}
