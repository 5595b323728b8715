import { reviewReportedPath } from '@lawdex/contracts';
import { ApiFailure } from '@lawdex/mf-kit/runtime';
import type { Invalid, PageContext, Redirect } from '@lawdex/mf-kit/runtime';
import { isNotFound } from '@lawdex/ui';
import { readReportValues, REPORT_FAILED, reportFailureText, validateReport } from './report-form.core.ts';
import type { ReportErrors } from './report-form.core.ts';
import { postReport, reportedQuery } from './report.queries.ts';

export const KEY_FIELD = 'formKey';
/** Statuses that do not mean the form is wrong: it may be accepted later. */
const NOT_THE_FORM = [429, 503, 504];

/** Handles a report that was posted without JavaScript. */
export async function submitReport(
  { params, queryClient, formKey }: PageContext,
  form: URLSearchParams,
): Promise<Redirect | Invalid> {
  const { slug = '', review: reviewId = '' } = params;
  const values = readReportValues(form);
  const key = form.get(KEY_FIELD) || formKey;
  const refuse = (errors: ReportErrors, hidden: Record<string, string> = {}): Invalid => ({
    kind: 'invalid',
    values: { ...values, ...hidden },
    errors,
  });
  const outcome = validateReport(values);
  if (outcome.kind === 'invalid') return refuse(outcome.errors);
  try {
    const { review } = await queryClient.fetchQuery(reportedQuery(queryClient, slug, reviewId));
    await postReport(review, outcome.report, key);
    return { kind: 'redirect', status: 303, location: reviewReportedPath(slug, reviewId) };
  } catch (error) {
    // The page then says that the review does not exist.
    if (isNotFound(error)) return refuse({});
    if (!(error instanceof ApiFailure)) return refuse({ form: REPORT_FAILED }, { [KEY_FIELD]: key });
    const refused = refuse({ form: reportFailureText(error) }, { [KEY_FIELD]: key });
    return NOT_THE_FORM.includes(error.status) ? { ...refused, status: error.status } : refused;
  }
}
