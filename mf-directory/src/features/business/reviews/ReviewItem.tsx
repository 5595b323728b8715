import { reportReviewPath, reviewAnchor, reviewPath, type Review } from '@lawdex/contracts';
import { VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import type { ReviewedBusiness } from '../reviewed-business.ts';
import { ReviewText } from '../ReviewText.tsx';
import styles from './reviews.module.css';

export interface ReviewItemProps {
  review: Review;
  business: ReviewedBusiness;
  /** Whether a permanent link led to this review. */
  isLinked: boolean;
}

export function ReviewItem({ review, business: { slug, timeZone }, isLinked }: ReviewItemProps) {
  const { id, userName } = review;
  return (
    <li
      id={reviewAnchor(id)}
      tabIndex={-1}
      aria-label={`Review by ${userName}`}
      className={clsx(styles.review, isLinked && styles.linked)}
    >
      <ReviewText review={review} timeZone={timeZone} />
      <p className={styles.links}>
        <Link to={reviewPath(slug, id)} rel="nofollow">
          Link<VisuallyHidden> to the review by {userName}</VisuallyHidden>
        </Link>
        <Link to={reportReviewPath(slug, id)} rel="nofollow">
          Report<VisuallyHidden> the review by {userName}</VisuallyHidden>
        </Link>
      </p>
    </li>
  );
}
