import { countOf, REMOVAL_WORDS, removedReviewsPath } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { Link } from 'react-router-dom';
import styles from './reviews.module.css';

/** How many reviews of the business were removed and why; nothing when there are none. */
export function RemovedLine({ removedReviews = [] }: Pick<BusinessDetail, 'removedReviews'>) {
  const total = removedReviews.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const reasons = removedReviews.map(({ reason, count }) => `${wordsOf(reason)} (${count})`);
  return (
    <p className={styles.removed}>
      {countOf(total, 'review')} {total === 1 ? 'was' : 'were'} removed: {reasons.join(', ')}.{' '}
      <Link to={removedReviewsPath()}>All removed reviews</Link>
    </p>
  );
}

/** A newer service may give a reason that this page does not know. */
function wordsOf(reason: keyof typeof REMOVAL_WORDS): string {
  const words = REMOVAL_WORDS[reason] ?? reason;
  return words.charAt(0).toLowerCase() + words.slice(1);
}
