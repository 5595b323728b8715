import { REPORT_LIMITS, REPORT_REASONS, reportReviewPath, reviewReportedPath } from '@lawdex/contracts';
import type { PlacedReview, ReportReview } from '@lawdex/contracts';
import { ApiFailure, useFormKey, useSubmission } from '@lawdex/mf-kit/runtime';
import { Button, Checkbox, Field, Icon, Textarea } from '@lawdex/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formAction, refusedIds } from '../../lib/refused.ts';
import {
  EMPTY_REPORT,
  errorsLeft,
  readReportValues,
  REASON_LABELS,
  REPORT_FAILED,
  reportFailureText,
  validateReport,
} from './report-form.core.ts';
import type { ReportErrors } from './report-form.core.ts';
import { reportKey } from './report-key.ts';
import { postReport } from './report.queries.ts';
import { KEY_FIELD } from './submit-report.ts';
import styles from './report.module.css';

export interface ReportFormProps {
  slug: string;
  review: PlacedReview;
}

export function ReportForm({ slug, review }: ReportFormProps) {
  const refused = useSubmission();
  const typed = { ...EMPTY_REPORT, ...refused?.values };
  const formKey = useFormKey();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const ids = refusedIds(['reason', 'comment', 'form'], refused?.errors);
  const [errors, setErrors] = useState<ReportErrors>(refused?.errors ?? {});
  const [refusals, setRefusals] = useState(0);
  const send = useMutation({
    mutationFn: (report: ReportReview) => postReport(review, report, reportKey(review.id)),
    onSuccess: () => navigate(reviewReportedPath(slug, review.id), { replace: true }),
    onError(error) {
      setErrors({ form: error instanceof ApiFailure ? reportFailureText(error) : REPORT_FAILED });
      setRefusals((count) => count + 1);
    },
  });

  // Runs after each attempt, not after each letter.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert][tabindex]')?.focus();
  }, [refusals]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const outcome = validateReport(readReportValues(new FormData(event.currentTarget)));
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {});
    if (outcome.kind === 'invalid') setRefusals((count) => count + 1);
    else send.mutate(outcome.report);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={formAction(reportReviewPath(slug, review.id))}
      onSubmit={submit}
      onChange={(event) => {
        const values = readReportValues(new FormData(event.currentTarget));
        setErrors((before) => errorsLeft(before, values));
      }}
      noValidate
      aria-label="Report a Review"
    >
      <input type="hidden" name={KEY_FIELD} value={refused?.values[KEY_FIELD] ?? formKey} />
      <Reasons chosen={typed.reason} id={ids.reason} error={errors.reason} />
      <Field label="What should we know?" id={ids.comment} optional error={errors.comment}>
        <Textarea name="comment" rows={4} maxLength={REPORT_LIMITS.commentMax} defaultValue={typed.comment} />
      </Field>
      {errors.form && (
        <p id={ids.form} tabIndex={-1} className={styles.failure} role="alert">
          <Icon name="alert" size="sm" />
          {errors.form}
        </p>
      )}
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
      {error && (
        <p id={errorId} className={styles.failure} role="alert">
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
