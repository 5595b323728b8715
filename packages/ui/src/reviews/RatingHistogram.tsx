import { countOf, formatCount } from '@lawdex/contracts';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './RatingHistogram.module.css';

export interface RatingHistogramProps {
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
  /** The address of the reviews with this rating; a rating without reviews is no link. */
  hrefFor(stars: number): string;
  /** The rating that is shown. */
  active?: number;
  /** State of the navigation. */
  linkState?: unknown;
}

/** Five rows, the best first, each with its stars, a bar and a number. */
export function RatingHistogram({ counts, hrefFor, active, linkState }: RatingHistogramProps) {
  return (
    <ul className={styles.rows} aria-label="Reviews by rating">
      {histogramRows(counts).map(({ stars, count, share }) => {
        const content = (
          <>
            <span className={styles.stars}>
              {countOf(stars, 'star')}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
            {/* Attributes of an SVG, because the content security policy forbids inline styles. */}
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.share} width={share} height="1" />
            </svg>
            <span className={styles.count}>
              {formatCount(count)}
              <VisuallyHidden> {count === 1 ? 'review' : 'reviews'}</VisuallyHidden>
            </span>
          </>
        );
        const classes = clsx(styles.row, active !== undefined && active !== stars && styles.aside);
        return (
          <li key={stars}>
            {count === 0 ? (
              <span className={classes}>{content}</span>
            ) : (
              <Link
                to={hrefFor(stars)}
                state={linkState}
                rel="nofollow"
                className={classes}
                aria-current={active === stars ? 'true' : undefined}
              >
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface HistogramRow {
  stars: number;
  count: number;
  /** Percentage of all ratings. */
  share: number;
}

/** The best first. A share above zero is drawn at least as wide as can be seen. */
export function histogramRows(counts: readonly number[]): HistogramRow[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts[stars - 1] ?? 0;
    return { stars, count, share: count === 0 ? 0 : Math.max(1, Math.round((100 * count) / total)) };
  });
}
