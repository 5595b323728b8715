import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor(page: number): string;
  /** Replaces the history entry. */
  replace?: boolean;
  label?: string;
}

/** Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, replace, label = 'Pagination' }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (target: number, text: string, direction: 'left' | 'right') => {
    const classes = clsx(styles.step, styles[direction]);
    const content = (
      <>
        <Icon name={`chevron-${direction}`} size="sm" />
        <span className={styles.word}>{text}</span>
      </>
    );
    if (target < 1 || target > pageCount) {
      return (
        <span className={classes} role="link" aria-disabled="true" aria-label={text}>
          {content}
        </span>
      );
    }
    return (
      <Link
        className={classes}
        to={hrefFor(target)}
        replace={replace}
        rel={direction === 'left' ? 'prev' : 'next'}
        aria-label={text}
      >
        {content}
      </Link>
    );
  };
  return (
    <nav className={styles.pagination} aria-label={label}>
      {step(page - 1, 'Previous', 'left')}
      <ol className={styles.numbers}>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <Link
              className={styles.number}
              to={hrefFor(number)}
              replace={replace}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {step(page + 1, 'Next', 'right')}
    </nav>
  );
}

const PAGE_WINDOW = 5;

/** At most five page numbers, centred on the current one as far as the ends allow. */
export function pageWindow(page: number, pageCount: number): number[] {
  const size = Math.min(PAGE_WINDOW, Math.max(0, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_WINDOW / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
