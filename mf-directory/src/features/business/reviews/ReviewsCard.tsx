import { reviewAnchor, reviewPath } from '@lawdex/contracts';
import type { BusinessDetail, Review } from '@lawdex/contracts';
import { Button, Card, Icon, QueryResult } from '@lawdex/ui';
import clsx from 'clsx';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { REVIEWS_PER_PAGE } from '../../../lib/reviews/reviews.queries.ts';
import { ReviewFigures } from './ReviewFigures.tsx';
import { ReviewForm } from '../review-form/ReviewForm.tsx';
import { ReviewList, ReviewSkeletons } from './ReviewList.tsx';
import { ReviewSorts } from './ReviewSorts.tsx';
import styles from './reviews.module.css';
import { useFragment } from './use-fragment.ts';
import { useFirstReviews, useShownReviews } from './use-shown-reviews.ts';

export type ReviewedBusiness = Pick<
  BusinessDetail,
  'id' | 'slug' | 'rating' | 'reviewCount' | 'ratingCounts' | 'timeZone'
>;

export interface ReviewsCardProps {
  business: ReviewedBusiness;
  /** Null before hydration: the form is then shown to visitors without JavaScript. */
  isFormOpen: boolean | null;
  onToggle(open: boolean): void;
}

export function ReviewsCard({ business, isFormOpen, onToggle }: ReviewsCardProps) {
  const shown = useShownReviews(business.id);
  const first = useFirstReviews(business.id, shown);
  useFragment(shown.startPage !== null && !first.isFetching);
  const navigate = useNavigate();
  // The form disappears with the focus, which moves to the new review, or to the heading when other reviews are shown.
  const showSent = ({ id }: Review) => {
    flushSync(() => onToggle(false));
    const review = document.getElementById(reviewAnchor(id));
    (review ?? document.getElementById('reviews-heading'))?.focus();
    if (!review) void navigate(reviewPath(business.slug, id), { replace: true });
  };
  return (
    <Card as="section" padding="lg" id="reviews" aria-labelledby="reviews-heading">
      <div className={styles.top}>
        <h2 id="reviews-heading" tabIndex={-1}>
          Reviews
        </h2>
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={isFormOpen === true}
          aria-controls="write-review"
          onClick={() => onToggle(!isFormOpen)}
        >
          <Icon name="pencil" size="sm" />
          Write a Review
        </Button>
      </div>
      <div id="write-review" className={clsx(styles.form, isFormOpen === null && styles.unscripted)}>
        {isFormOpen !== false && <ReviewForm business={business} onDone={showSent} />}
      </div>
      {business.reviewCount > 0 && <ReviewFigures business={business} view={shown.view} />}
      {business.reviewCount > 1 && shown.view.stars === null && (
        <ReviewSorts slug={business.slug} sort={shown.view.sort} />
      )}
      {shown.isLinkedGone && (
        <p className={styles.gone} role="status">
          The review that you were looking for is no longer shown.
        </p>
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
    </Card>
  );
}
