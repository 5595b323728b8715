import { HELD_REVIEW, HELD_UNTIL, HOLD_WORDS } from '@lawdex/contracts';
import type { HeldReview } from '@lawdex/contracts';
import { Badge, VisitorDate } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reviewQuery } from '../../../lib/reviews/reviews.queries.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ReviewText } from '../reviews/ReviewText.tsx';
import type { ReviewedBusiness } from '../reviews/ReviewsCard.tsx';
import { RulesLink } from '../../../lib/reviews/RulesLink.tsx';
import { readHeld } from './held-reviews.core.ts';
import type { KeptReview } from './held-reviews.core.ts';
import styles from './held-reviews.module.css';
import { forgetReview, keptOf } from './kept-reviews.ts';

export interface HeldReviewsProps {
  business: ReviewedBusiness;
  /** Id of a review that was sent a moment ago; null without one. */
  sentNow: string | null;
}

/** Reviews of this visitor that are being checked, which nobody else sees. */
export function HeldReviews({ business, sentNow }: HeldReviewsProps) {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const kept = isHydrated ? keptOf(business.id) : [];
  if (kept.length === 0) return <SentWithoutScript params={params} timeZone={business.timeZone} />;
  return (
    <ul className={styles.list} aria-label="Your reviews that are being checked">
      {kept.map((review) => (
        <HeldItem key={review.id} review={review} business={business} isNew={review.id === sentNow} />
      ))}
    </ul>
  );
}

interface HeldItemProps {
  review: KeptReview;
  business: ReviewedBusiness;
  /** Then it cannot be public yet. */
  isNew: boolean;
}

function HeldItem({ review, business, isNew }: HeldItemProps) {
  const { id, held } = review;
  const isPublic = useQuery({ ...reviewQuery(business.id, id), enabled: !isNew }).data !== undefined;
  useEffect(() => {
    if (isPublic) forgetReview(id);
  }, [isPublic, id]);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The form is gone with the focus.
    if (isNew) item.current?.focus();
  }, [isNew]);
  if (isPublic) return null;
  return (
    <li ref={item} tabIndex={-1} className={styles.item} aria-label={`Your review, ${LABEL.toLowerCase()}`}>
      <Why held={held} timeZone={business.timeZone} />
      <ReviewText review={review} timeZone={business.timeZone} />
    </li>
  );
}

interface SentProps {
  params: URLSearchParams;
  timeZone: ReviewedBusiness['timeZone'];
}

/** The answer to a review that was sent without JavaScript, whose browser keeps nothing. */
function SentWithoutScript({ params, timeZone }: SentProps) {
  const [held] = useState(() =>
    readHeld((params.get(HELD_REVIEW) ?? '').split(','), params.get(HELD_UNTIL), new Date()),
  );
  return (
    held && (
      <div className={styles.item} role="status">
        <p className={styles.received}>Review received</p>
        <Why held={held} timeZone={timeZone} />
      </div>
    )
  );
}

const LABEL = 'Being checked';

function Why({ held: { reasons, until }, timeZone }: { held: HeldReview } & Pick<SentProps, 'timeZone'>) {
  return (
    <div className={styles.why}>
      <Badge tone="warn">{LABEL}</Badge>
      <p>
        Nobody else sees this review yet, and it is in no average. It will be looked at by{' '}
        <VisitorDate iso={until} timeZone={timeZone} />.
      </p>
      {reasons.length > 0 && <p>Why: {reasons.map((reason) => HOLD_WORDS[reason]).join('. ')}.</p>}
      <RulesLink />
    </div>
  );
}
