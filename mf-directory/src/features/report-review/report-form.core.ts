import { formatCount, REPORT_LIMITS, REPORT_REASONS, type ReportReason, type ReportReview } from '@lawdex/contracts';
import { textOf, withPlainLineBreaks, type FormErrors } from '../../lib/forms/form-errors.core.ts';

export interface ReportValues {
  reason: string;
  comment: string;
}

export type ReportErrors = FormErrors<keyof ReportValues>;

export type ReportOutcome = { kind: 'valid'; report: ReportReview } | { kind: 'invalid'; errors: ReportErrors };

export const EMPTY_REPORT: ReportValues = { reason: '', comment: '' };
export const REPORT_FAILED = 'Failed to send your report. Please try again.';

export const REASON_LABELS: Record<ReportReason, string> = {
  'not-genuine': 'It is not about a real experience with this firm',
  abusive: 'It is hateful, threatening or obscene',
  private: 'It reveals private or confidential information',
  advertising: 'It is advertising or spam',
  other: 'Something else',
};

export const readReportValues = (form: { get(name: string): unknown }): ReportValues => ({
  reason: textOf(form, 'reason'),
  comment: textOf(form, 'comment'),
});

export function validateReport({ reason: given, comment: typed }: ReportValues): ReportOutcome {
  const errors: ReportErrors = {};
  const reason = REPORT_REASONS.find((one) => one === given);
  const comment = withPlainLineBreaks(typed);
  if (!reason) errors.reason = 'Please select a reason';
  if (comment.length > REPORT_LIMITS.commentMax) {
    errors.comment = `Comment must be at most ${formatCount(REPORT_LIMITS.commentMax)} characters`;
  }
  if (!reason || Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'valid', report: { reason, ...(comment && { comment }) } };
}

export const reportFailureText = ({ status, reason }: { status: number; reason: string }): string =>
  status >= 400 && status < 500 && reason ? reason : REPORT_FAILED;
