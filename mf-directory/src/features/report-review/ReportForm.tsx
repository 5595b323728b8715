import {
  newKey,
  parseJson,
  REPORT_LIMITS,
  REPORT_REASONS,
  reportReviewPath,
  reviewReportedPath,
} from '@lawdex/contracts';
import type { PlacedReview, ReportReview } from '@lawdex/contracts';
import { ApiFailure, useFormKey, useSubmission } from '@lawdex/mf-kit/runtime';
import { Button, Checkbox, Field, readStored, store, Textarea } from '@lawdex/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '../../lib/forms/FormFailure.tsx';
import { formAction, KEY_FIELD, refusedIds } from '../../lib/forms/posted-form.ts';
import { useFormErrors } from '../../lib/forms/use-form-errors.ts';
import {
  EMPTY_REPORT,
  readReportValues,
  REASON_LABELS,
  REPORT_FAILED,
  reportFailureText,
  validateReport,
} from './report-form.core.ts';
import type { ReportValues } from './report-form.core.ts';
import { postReport } from './report.queries.ts';
import styles from './report.module.css';

const STORED = 'reviewReports';
const KEPT = 100;

export function ReportForm({ slug, review }: { slug: string; review: PlacedReview }) {
  const refused = useSubmission();
  const typed = { ...EMPTY_REPORT, ...refused?.values };
  const formKey = useFormKey();
  const navigate = useNavigate();
  const ids = refusedIds(['reason', 'comment', 'form'], refused?.errors);
  const { form, errors, refuse, clear, follow } = useFormErrors<keyof ReportValues>(refused?.errors ?? {});
  const send = useMutation({
    mutationFn: (report: ReportReview) => postReport(review, report, reportKey(review.id)),
    onSuccess: () => navigate(reviewReportedPath(slug, review.id), { replace: true }),
    onError: (error) => refuse({ form: error instanceof ApiFailure ? reportFailureText(error) : REPORT_FAILED }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const outcome = validateReport(readReportValues(new FormData(event.currentTarget)));
    if (outcome.kind === 'invalid') return refuse(outcome.errors);
    clear();
    send.mutate(outcome.report);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={formAction(reportReviewPath(slug, review.id))}
      onSubmit={submit}
      onChange={(event) => follow(validateReport(readReportValues(new FormData(event.currentTarget))))}
      noValidate
      aria-label="Report a Review"
    >
      <input type="hidden" name={KEY_FIELD} value={refused?.values[KEY_FIELD] ?? formKey} />
      <Reasons chosen={typed.reason} id={ids.reason} error={errors.reason} />
      <Field label="What should we know?" id={ids.comment} optional error={errors.comment}>
        <Textarea name="comment" rows={4} maxLength={REPORT_LIMITS.commentMax} defaultValue={typed.comment} />
      </Field>
      {errors.form && <FormFailure id={ids.form} text={errors.form} />}
      <Button type="submit" disabled={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send Report'}
      </Button>
    </form>
  );
}

interface ReasonsProps {
  chosen: string;
  /** Id of the first choice. */
  id: string | undefined;
  error: string | undefined;
}

function Reasons({ chosen, id, error }: ReasonsProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>What is wrong with it?</legend>
      {REPORT_REASONS.map((reason, index) => (
        <Checkbox
          key={reason}
          id={index === 0 ? id : undefined}
          type="radio"
          name="reason"
          value={reason}
          defaultChecked={chosen === reason}
          aria-invalid={error ? true : undefined}
          label={REASON_LABELS[reason]}
        />
      ))}
      {error && <FormFailure id={errorId} text={error} />}
    </fieldset>
  );
}

/** The key of this browser's report. It stays, so that a visitor counts once; other reviews have others, so that no reports are linked. */
function reportKey(reviewId: string): string {
  const keys = storedKeys();
  const known = keys.find(([id]) => id === reviewId)?.[1];
  if (known) return known;
  const key = newKey();
  // Without storage the key serves for this report only.
  store(STORED, JSON.stringify([...keys, [reviewId, key]].slice(-KEPT)));
  return key;
}

function storedKeys(): [string, string][] {
  const stored = parseJson(readStored(STORED) ?? '');
  return Array.isArray(stored) ? stored.filter(isPair) : [];
}

/** Storage may hold anything. */
const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string' && /^[\w-]{8,64}$/.test(part));
