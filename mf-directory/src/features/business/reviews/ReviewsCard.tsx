import { REVIEW_FORM_ANCHOR, reviewAnchor, reviewPath, writeReviewPath } from '@lawdex/contracts';
import type { BusinessDetail, CreatedReview } from '@lawdex/contracts';
import { Button, Card, Icon, LinkButton, QueryResult } from '@lawdex/ui';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { REVIEWS_PER_PAGE } from '../../../lib/reviews/reviews.queries.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { mayHaveHeld, useReceived } from '../held-reviews/received.ts';
import { HeldPart, ReviewFormPart, whenFormLoaded } from '../lazy-parts.ts';
import { RemovedLine, ReviewFigures, ReviewSorts } from './ReviewFigures.tsx';
import { ReviewList, ReviewSkeletons } from './ReviewList.tsx';
import scripting from '../../../lib/scripting.module.css';
import styles from './reviews.module.css';
import { useFragment } from './use-fragment.ts';
import { useFirstReviews, useShownReviews } from './use-shown-reviews.ts';

export interface ReviewsCardProps {
  business: BusinessDetail;
  /** Null while the form is closed; otherwise how often the visitor has asked to be led to it. */
  formAsked: number | null;
  /** Keeps its identity from one rendering to the next. */
  onFormAsked(asked: number | null): void;
}

export function ReviewsCard({ business, formAsked, onFormAsked }: ReviewsCardProps) {
  const shown = useShownReviews(business.id);
  const first = useFirstReviews(business.id, shown);
  useFragment(shown.startPage !== null && !first.isFetching);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [sentNow, setSentNow] = useState<CreatedReview | null>(null);
  const received = useReceived();
  const { id: businessId, slug } = business;
  const toggle = () => void (formAsked === null ? whenFormLoaded(() => onFormAsked(0)) : onFormAsked(null));
  // The form disappears with the focus, which moves to the new review, or to the heading when other reviews are shown.
  const showSent = useCallback(
    (sent: CreatedReview) => {
      flushSync(() => {
        onFormAsked(null);
        setSentNow(sent);
      });
      const review = document.getElementById(reviewAnchor(sent.id));
      (review ?? document.getElementById('reviews-heading'))?.focus();
      if (!review && !sent.held) void navigate(reviewPath(slug, sent.id), { replace: true });
    },
    [slug, onFormAsked, navigate],
  );
  return (
    <Card as="section" padding="lg" id="reviews" aria-labelledby="reviews-heading">
      <div className={styles.top}>
        <h2 id="reviews-heading" tabIndex={-1}>
          Reviews
        </h2>
        <Button
          variant="secondary"
          aria-expanded={formAsked !== null}
          aria-controls={REVIEW_FORM_ANCHOR}
          onClick={toggle}
        >
          <Icon name="pencil" size="sm" />
          Write a Review
        </Button>
        {formAsked === null && (
          <LinkButton to={writeReviewPath(slug)} rel="nofollow" variant="secondary" className={scripting.unscripted}>
            <Icon name="pencil" size="sm" />
            Write a Review
          </LinkButton>
        )}
      </div>
      <div id={REVIEW_FORM_ANCHOR} className={styles.form}>
        {formAsked !== null && <ReviewFormPart business={business} asked={formAsked} onDone={showSent} />}
      </div>
      {business.reviewCount > 0 && <ReviewFigures business={business} view={shown.view} />}
      {business.reviewCount > 1 && shown.view.stars === null && <ReviewSorts slug={slug} sort={shown.view.sort} />}
      {shown.isLinkedGone && (
        <p className={styles.gone} role="status">
          The review that you were looking for is no longer shown.
        </p>
      )}
      {(received !== null || sentNow?.held || (isHydrated && mayHaveHeld(businessId))) && (
        <HeldPart business={business} sentNow={sentNow} received={received} />
      )}
      <QueryResult
        query={first}
        loading={<ReviewSkeletons count={Math.min(REVIEWS_PER_PAGE, business.reviewCount || 1)} />}
        failure="The reviews could not be loaded"
        headingLevel={3}
      >
        {(reviews) => (
          <ReviewList
            business={business}
            shown={{ ...shown, startPage: shown.startPage ?? 1 }}
            reviews={reviews}
            isOld={first.isPlaceholderData}
          />
        )}
      </QueryResult>
      <RemovedLine removedReviews={business.removedReviews} />
    </Card>
  );
}
