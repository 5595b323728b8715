import { formatCount, REPORT_LIMITS, REPORT_REASONS } from '@lawdex/contracts';
import type { ReportReason, ReportReview } from '@lawdex/contracts';

export interface ReportValues {
  reason: string;
  comment: string;
}

export type ReportErrors = Partial<Record<keyof ReportValues | 'form', string>>;

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

export function readReportValues(form: { get(name: string): unknown }): ReportValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { reason: text('reason'), comment: text('comment') };
}

export function validateReport({ reason: given, comment: typed }: ReportValues): ReportOutcome {
  const errors: ReportErrors = {};
  const reason = REPORT_REASONS.find((one) => one === given);
  // A form sends line breaks as two characters, while the limit counts typed characters.
  const comment = typed.replaceAll('\r\n', '\n').trim();
  if (!reason) errors.reason = 'Please select a reason';
  if (comment.length > REPORT_LIMITS.commentMax) {
    errors.comment = `Comment must be at most ${formatCount(REPORT_LIMITS.commentMax)} characters`;
  }
  if (!reason || Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'valid', report: { reason, ...(comment && { comment }) } };
}

/** The errors that are still true. */
export function errorsLeft(errors: ReportErrors, values: ReportValues): ReportErrors {
  const outcome = validateReport(values);
  const now = outcome.kind === 'invalid' ? outcome.errors : {};
  const left: ReportErrors = {};
  if (errors.reason && now.reason) left.reason = now.reason;
  if (errors.comment && now.comment) left.comment = now.comment;
  if (errors.form) left.form = errors.form;
  return left;
}

/** The message for a refused report. */
export const reportFailureText = ({ status, reason }: { status: number; reason: string }): string =>
  status >= 400 && status < 500 && reason ? reason : REPORT_FAILED;
