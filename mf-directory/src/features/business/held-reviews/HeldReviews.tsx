import type { BusinessDetail, CreatedReview } from '@lawdex/contracts';
import { Badge, VisitorDate } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reviewQuery } from '../../../lib/reviews/reviews.queries.ts';
import { RulesLink } from '../../../lib/reviews/RulesLink.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { ReviewText } from '../ReviewItem.tsx';
import styles from './held-reviews.module.css';
import { forgetReview, keptOf, type KeptReview } from './kept-reviews.ts';

export interface HeldReviewsProps {
  business: BusinessDetail;
  /** A review that was sent a moment ago; null without one. */
  sentNow: CreatedReview | null;
  /** From when on the review is shown that this page answers; null on all other pages. */
  received: string | null;
}

/** Reviews of this visitor that nobody else sees yet. */
export default function HeldReviews({ business, sentNow, received }: HeldReviewsProps) {
  const isHydrated = useHydrated();
  const kept = isHydrated ? keptOf(business.id) : [];
  // A browser may store nothing.
  const unkept = sentNow?.held && !kept.some(({ id }) => id === sentNow.id) ? sentNow.held : null;
  const all = sentNow && unkept ? [...kept, { ...sentNow, held: unkept }] : kept;
  return (
    <>
      {received !== null && (
        <div className={styles.item} role="status">
          <p className={styles.received}>Review received</p>
          <Why until={received} timeZone={business.timeZone} />
        </div>
      )}
      {all.length > 0 && (
        <ul className={styles.list} aria-label="Your reviews that others see later">
          {all.map((review) => (
            <HeldItem key={review.id} review={review} business={business} isNew={review.id === sentNow?.id} />
          ))}
        </ul>
      )}
    </>
  );
}

interface HeldItemProps {
  review: KeptReview;
  business: BusinessDetail;
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
    <li ref={item} tabIndex={-1} className={styles.item} aria-label="Your review, shown later">
      <Why until={held.until} timeZone={business.timeZone} />
      <ReviewText review={review} timeZone={business.timeZone} />
    </li>
  );
}

function Why({ until, timeZone }: { until: string; timeZone: string | null }) {
  return (
    <div className={styles.why}>
      <Badge tone="warn">Shown later</Badge>
      <p>
        Many reviews came today. Nobody else sees yours yet: it is shown by itself, from{' '}
        <VisitorDate iso={until} timeZone={timeZone} /> on, and counts then.
      </p>
      <RulesLink />
    </div>
  );
}
