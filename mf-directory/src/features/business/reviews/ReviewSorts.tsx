import { REVIEW_SORTS, reviewsPath } from '@lawdex/contracts';
import type { ReviewSort } from '@lawdex/contracts';
import { Link } from 'react-router-dom';
import styles from './reviews.module.css';
import { STAY } from './use-fragment.ts';

const LABELS: Record<ReviewSort, string> = { newest: 'Most recent', highest: 'Highest', lowest: 'Lowest' };

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
