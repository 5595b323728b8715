import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './BusinessCard.module.css';

/** The dollar signs, with words for screen readers. */
export function PriceRangeText({ value }: { value: string }) {
  return (
    <span className={styles.price}>
      <VisuallyHidden>Price range </VisuallyHidden>
      {value}
    </span>
  );
}
