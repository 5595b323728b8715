import { businessPath, newKey, REVIEW_LIMITS, type BusinessDetail, type CreatedReview } from '@lawdex/contracts';
import { ApiFailure, serverNow, useFormKey, useSubmission } from '@lawdex/mf-kit/runtime';
import { Button, Checkbox, Field, Input, readStored, showToast, store, Textarea } from '@lawdex/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { FormFailure } from '../../../lib/forms/FormFailure.tsx';
import { formAction, KEY_FIELD, refusedIds } from '../../../lib/forms/posted-form.ts';
import { useFormErrors } from '../../../lib/forms/use-form-errors.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSubmitReview } from '../business.queries.ts';
import { keepReview } from '../held-reviews/kept-reviews.ts';
import { RulesLink } from '../../../lib/reviews/RulesLink.tsx';
import { MatterFields } from './MatterFields.tsx';
import {
  EMPTY_REVIEW,
  failureText,
  readDraftValues,
  readReviewValues,
  REVIEW_FIELDS,
  REVIEW_FAILED,
  validateReview,
} from './review-form.core.ts';
import type { ReviewValues } from './review-form.core.ts';
import styles from './review-form.module.css';
import { StarInput } from './StarInput.tsx';

export interface ReviewFormProps {
  business: Pick<BusinessDetail, 'id' | 'slug' | 'category' | 'additionalPracticeAreas'>;
  /** How often the visitor has asked to be led to the form. */
  asked: number;
  onDone(review: CreatedReview): void;
}

const SUBMITTED = { title: 'Review submitted!', description: 'Thank you for your feedback.' };
const RECEIVED = { title: 'Review received', description: 'Many reviews came today. Others see it later.' };

/** The fields are uncontrolled. They start with the values of a refused form, or with the draft of a form that was closed. */
export default function ReviewForm({ business, asked, onDone }: ReviewFormProps) {
  const refused = useSubmission();
  const isHydrated = useHydrated();
  // Drafts are read after hydration only, because the server's HTML has none.
  const [typed] = useState<ReviewValues>(() => ({
    ...EMPTY_REVIEW,
    ...(refused?.values ?? (isHydrated ? readDraft(business.id) : null)),
  }));
  const formKey = useFormKey();
  const ids = refusedIds([...REVIEW_FIELDS, 'form'], refused?.errors);
  const { form, errors, refuse, clear, follow } = useFormErrors<keyof ReviewValues>(refused?.errors ?? {});
  const submitReview = useSubmitReview(business);
  const keptKey = refused?.values[KEY_FIELD];
  useEffect(() => {
    if (asked === 0) return;
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('input[name="userName"]')?.focus({ preventScroll: true });
  }, [asked, form]);

  const change = (event: FormEvent<HTMLFormElement>) => {
    const values = readReviewValues(new FormData(event.currentTarget));
    keepDraft(business.id, values);
    follow(validateReview(values, new Date(serverNow())));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitReview.isPending) return;
    const outcome = validateReview(readReviewValues(new FormData(event.currentTarget)), new Date(serverNow()));
    if (outcome.kind === 'invalid') return refuse(outcome.errors);
    clear();
    const { review } = outcome;
    const text = JSON.stringify([business.id, review]);
    const sent = validateReview(typed, new Date(serverNow()));
    const kept =
      keptKey !== undefined && sent.kind === 'valid'
        ? `${keptKey} ${JSON.stringify([business.id, sent.review])}`
        : null;
    // The promise is kept where the mutation's own callbacks are not: when its writer has left the page meanwhile.
    submitReview.mutateAsync({ review, key: attemptKey(text, kept) }).then(
      (stored) => {
        dropDraft(business.id);
        if (stored.held) keepReview({ ...stored, held: stored.held });
        showToast(stored.held ? RECEIVED : SUBMITTED);
        // A visitor who has left the page is not led back to it.
        if (form.current) onDone(stored);
      },
      (error: unknown) => {
        const failure = error instanceof ApiFailure ? failureText(error) : REVIEW_FAILED;
        refuse({ form: failure });
        showToast({ title: 'Error', description: failure, variant: 'destructive' });
      },
    );
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={formAction(businessPath(business.slug))}
      onSubmit={submit}
      onChange={change}
      noValidate
      aria-label="Write a Review"
    >
      <p className={styles.intro}>
        Write about your own experience as a client. People who work for the firm or are related to it are welcome too,
        and say so below. <RulesLink />
      </p>
      <input type="hidden" name={KEY_FIELD} value={keptKey ?? formKey} />
      <Field label="Your name" id={ids.userName} error={errors.userName}>
        <Input
          name="userName"
          autoComplete="name"
          required
          maxLength={REVIEW_LIMITS.nameMax}
          defaultValue={typed.userName}
        />
      </Field>
      <StarInput name="rating" id={ids.rating} defaultValue={typed.rating} error={errors.rating} />
      <Field label="Comment" id={ids.comment} optional error={errors.comment}>
        <Textarea name="comment" maxLength={REVIEW_LIMITS.commentMax} defaultValue={typed.comment} />
      </Field>
      <MatterFields areas={areasOf(business)} typed={typed} ids={ids} error={errors.matterMonth} />
      <Checkbox
        name="isRelated"
        value="true"
        defaultChecked={typed.isRelated !== ''}
        className={styles.related}
        label={
          <>
            I work for or am related to this firm
            <span className={styles.hint}>Your review is then labeled, and is not in the average.</span>
          </>
        }
      />
      {errors.form && <FormFailure id={ids.form} text={errors.form} />}
      <Button type="submit" disabled={submitReview.isPending}>
        {submitReview.isPending ? 'Submitting...' : 'Submit Review'}
      </Button>
    </form>
  );
}

const areasOf = ({ category, additionalPracticeAreas }: ReviewFormProps['business']) =>
  category ? [category, ...additionalPracticeAreas] : additionalPracticeAreas;

// For this tab only, because an unsent review is its writer's own.
const TAB = 'sessionStorage';
const ATTEMPT = 'review-attempt';
/** The key and the text that were sent last, for tabs that store nothing. */
let lastAttempt = '';

/** One key per text, so that a repeated request stores no second review. A text that was sent without JavaScript keeps its key. */
function attemptKey(text: string, kept: string | null): string {
  const last = [kept, readStored(ATTEMPT, TAB), lastAttempt];
  lastAttempt = last.find((attempt) => attempt?.endsWith(` ${text}`)) ?? `${newKey()} ${text}`;
  store(ATTEMPT, lastAttempt, TAB);
  return lastAttempt.slice(0, -text.length - 1);
}

const keyOf = (businessId: string): string => `review-draft:${businessId}`;

/** The unsent draft; null when there is none or the browser stores nothing. */
const readDraft = (businessId: string): ReviewValues | null => readDraftValues(readStored(keyOf(businessId), TAB));

function keepDraft(businessId: string, values: ReviewValues): void {
  store(keyOf(businessId), JSON.stringify(values), TAB);
}

function dropDraft(businessId: string): void {
  for (const key of [keyOf(businessId), ATTEMPT]) store(key, null, TAB);
  lastAttempt = '';
}
