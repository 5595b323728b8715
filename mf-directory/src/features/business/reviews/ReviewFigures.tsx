import { reviewsPath } from '@lawdex/contracts';
import { Rating, RatingHistogram } from '@lawdex/ui';
import type { ReviewsView } from '../../../lib/reviews/reviews-view.core.ts';
import type { ReviewedBusiness } from './ReviewsCard.tsx';
import styles from './reviews.module.css';
import { STAY } from './use-fragment.ts';

export interface ReviewFiguresProps {
  business: ReviewedBusiness;
  view: ReviewsView;
}

/** Figures of all reviews: the average and how many gave each number of stars. */
export function ReviewFigures({ business, view }: ReviewFiguresProps) {
  const { slug, rating, reviewCount, ratingCounts } = business;
  return (
    <div className={styles.figures}>
      <div className={styles.average}>
        <p className={styles.averageValue} aria-hidden="true">
          {rating}
        </p>
        <Rating value={rating} count={reviewCount} hideValue />
      </div>
      {ratingCounts && (
        <RatingHistogram
          counts={ratingCounts}
          active={view.stars ?? undefined}
          // The chosen rating links back to all reviews.
          hrefFor={(stars) => reviewsPath(slug, stars === view.stars ? {} : { stars })}
          linkState={STAY}
        />
      )}
    </div>
  );
}
