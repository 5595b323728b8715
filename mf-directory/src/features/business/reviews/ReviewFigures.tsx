import { countOf, REMOVAL_WORDS, removedReviewsPath, REVIEW_SORTS, reviewsPath } from '@lawdex/contracts';
import type { BusinessDetail, ReviewSort } from '@lawdex/contracts';
import { Rating, RatingHistogram } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { ReviewsView } from '../../../lib/reviews/reviews-view.core.ts';
import styles from './reviews.module.css';
import { STAY } from './use-fragment.ts';

const LABELS: Record<ReviewSort, string> = { newest: 'Most recent', highest: 'Highest', lowest: 'Lowest' };

/** Figures of all reviews: the average and how many gave each number of stars. */
export function ReviewFigures({ business, view }: { business: BusinessDetail; view: ReviewsView }) {
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

/** How many reviews of the business were removed and why; nothing when there are none. */
export function RemovedLine({ removedReviews = [] }: Pick<BusinessDetail, 'removedReviews'>) {
  const total = removedReviews.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const reasons = removedReviews.map(({ reason, count }) => `${wordsOf(reason)} (${count})`);
  return (
    <p className={styles.removed}>
      {`${countOf(total, 'review')} ${total === 1 ? 'was' : 'were'} removed: ${reasons.join(', ')}. `}
      <Link to={removedReviewsPath()}>All removed reviews</Link>
    </p>
  );
}

/** A newer service may give a reason that this page does not know. */
function wordsOf(reason: keyof typeof REMOVAL_WORDS): string {
  const words = REMOVAL_WORDS[reason] ?? reason;
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Links work without JavaScript and can be opened in other tabs. */
export function ReviewSorts({ slug, sort }: { slug: string; sort: ReviewSort }) {
  return (
    <nav className={styles.sorts} aria-labelledby="review-sorts">
      <span id="review-sorts" className={styles.sortsLabel}>
        Sort by
      </span>
      <ul className={styles.sortLinks}>
        {REVIEW_SORTS.map((one) => (
          <li key={one}>
            <Link
              to={reviewsPath(slug, { sort: one })}
              state={STAY}
              rel="nofollow"
              className={styles.sort}
              aria-current={one === sort ? 'true' : undefined}
            >
              {LABELS[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
