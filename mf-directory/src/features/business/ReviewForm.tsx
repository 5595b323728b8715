import { businessPath, REVIEW_LIMITS } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { ApiFailure, useFormKey, useSubmission } from '@lawdex/mf-kit/runtime';
import { Button, Field, Icon, Input, Textarea } from '@lawdex/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { useSubmitReview } from './business.queries.ts';
import { EMPTY_REVIEW, failureText, readReviewValues, REVIEW_FAILED, validateReview } from './review-form.core.ts';
import type { ReviewErrors } from './review-form.core.ts';
import styles from './review-form.module.css';
import { StarInput } from './StarInput.tsx';
import { KEY_FIELD } from './submit-review.ts';

export interface ReviewFormProps {
  business: Pick<BusinessDetail, 'id' | 'slug'>;
  onDone(): void;
}

/** The fields keep what was typed by themselves; a form that was refused without JavaScript comes back filled. */
export function ReviewForm({ business, onDone }: ReviewFormProps) {
  const refused = useSubmission();
  const typed = { ...EMPTY_REVIEW, ...refused?.values };
  const formKey = useFormKey();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReviewErrors>(refused?.errors ?? {});
  const submitReview = useSubmitReview(business);
  const keyFor = useAttemptKey();

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitReview.isPending) return;
    const outcome = validateReview(readReviewValues(new FormData(event.currentTarget)));
    setErrors(outcome.kind === 'invalid' ? outcome.errors : {});
    if (outcome.kind === 'invalid') return;
    const { review } = outcome;
    submitReview.mutate(
      { review, key: keyFor(JSON.stringify(review)) },
      {
        onSuccess() {
          showToast({ title: 'Review submitted!', description: 'Thank you for your feedback.' });
          onDone();
        },
        onError(error) {
          setErrors({
            form: error instanceof ApiFailure ? failureText(error.status, error.reason) : REVIEW_FAILED,
          });
          showToast({ title: 'Error', description: REVIEW_FAILED, variant: 'destructive' });
        },
      },
    );
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={businessPath(business.slug)}
      onSubmit={submit}
      noValidate
      aria-label="Write a Review"
    >
      <input type="hidden" name={KEY_FIELD} value={formKey} />
      <Field label="Your name" error={errors.userName}>
        <Input
          name="userName"
          autoComplete="name"
          required
          maxLength={REVIEW_LIMITS.nameMax}
          defaultValue={typed.userName}
        />
      </Field>
      <StarInput name="rating" defaultValue={typed.rating} error={errors.rating} />
      <Field label="Comment" optional error={errors.comment}>
        <Textarea name="comment" maxLength={REVIEW_LIMITS.commentMax} defaultValue={typed.comment} />
      </Field>
      {errors.form && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" size="sm" />
          {errors.form}
        </p>
      )}
      <Button type="submit" disabled={submitReview.isPending}>
        {submitReview.isPending ? 'Submitting...' : 'Submit Review'}
      </Button>
    </form>
  );
}

/** One key per text: sending the same again after a failure cannot store it twice, and a changed text is a new review. */
function useAttemptKey() {
  const last = useRef({ text: '', key: '' });
  return (text: string): string => {
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
