import { businessPath, REVIEW_LIMITS } from '@lawdex/contracts';
import type { BusinessDetail, CreateReview } from '@lawdex/contracts';
import { ApiFailure, useFormKey, useSubmission } from '@lawdex/mf-kit/runtime';
import { Button, Field, Icon, Input, Textarea } from '@lawdex/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { useSubmitReview } from './business.queries.ts';
import { EMPTY_REVIEW, failureText, readReviewValues, REVIEW_FAILED, validateReview } from './review-form.core.ts';
import type { ReviewErrors, ReviewValues } from './review-form.core.ts';
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
  const keptKey = refused?.values[KEY_FIELD];
  const keyFor = useAttemptKey(typed, keptKey);

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
      { review, key: keyFor(review) },
      {
        onSuccess() {
          showToast({ title: 'Review submitted!', description: 'Thank you for your feedback.' });
          onDone();
        },
        onError(error) {
          const text = error instanceof ApiFailure ? failureText(error) : REVIEW_FAILED;
          setErrors({ form: text });
          showToast({ title: 'Error', description: text, variant: 'destructive' });
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
      <input type="hidden" name={KEY_FIELD} value={keptKey ?? formKey} />
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

/**
 * One key per text: sending the same again after a failure cannot store it twice, and a changed text is a new review. What
 * was sent before without JavaScript keeps the key that it was sent with.
 */
function useAttemptKey(typed: ReviewValues, keptKey: string | undefined) {
  const last = useRef<Attempt | null>(null);
  return (review: CreateReview): string => {
    const text = JSON.stringify(review);
    last.current ??= keptKey === undefined ? null : attemptOf(typed, keptKey);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

interface Attempt {
  text: string;
  key: string;
}

function attemptOf(typed: ReviewValues, key: string): Attempt | null {
  const outcome = validateReview(typed);
  return outcome.kind === 'valid' ? { text: JSON.stringify(outcome.review), key } : null;
}
