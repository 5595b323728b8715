import { countOf } from '@lawdex/contracts';
import clsx from 'clsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Rating.module.css';

export interface RatingProps {
  /** As the API gives it (`"4.6"`) or a number. */
  value: string | number;
  /** Number of reviews; without it only the stars are shown. */
  count?: number;
  size?: 'sm' | 'md' | 'lg';
  /** Hides the figure where it stands elsewhere. */
  hideValue?: boolean;
  /** Shows one star and the figure; the number of reviews is for screen readers only. */
  short?: boolean;
}

/** Stars on the screen, and one sentence for screen readers. */
export function Rating({ value, count, size = 'md', hideValue = false, short = false }: RatingProps) {
  const rating = Number(value);
  const litHalves = Math.round(Math.min(5, Math.max(0, rating || 0)) * 2);
  return (
    <span className={clsx(styles.rating, styles[size], short && styles.short)}>
      <VisuallyHidden>{describeRating(rating, count)}</VisuallyHidden>
      <span
        className={clsx(styles.stars, styles[`full-${Math.floor(litHalves / 2)}`], litHalves % 2 === 1 && styles.half)}
        aria-hidden="true"
      />
      {!hideValue && rating > 0 && (
        <span className={styles.value} aria-hidden="true">
          {rating.toFixed(1)}
        </span>
      )}
      {count !== undefined && !(short && count > 0) && (
        <span className={styles.figure} aria-hidden="true">
          {count === 0 ? 'No reviews' : `(${countOf(count, 'review')})`}
        </span>
      )}
    </span>
  );
}

function describeRating(rating: number, count?: number): string {
  if (count === 0 || !(rating > 0)) return 'No reviews yet';
  const said = `Rated ${rating.toFixed(1)} out of 5`;
  return count === undefined ? said : `${said}, ${countOf(count, 'review')}`;
}
