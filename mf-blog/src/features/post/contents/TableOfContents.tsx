import type { BlogHeading } from '@lawdex/contracts';
import clsx from 'clsx';
import styles from './contents.module.css';
import { useReadHeading } from './use-read-heading.ts';

const TITLE = 'Table of Contents';

interface ContentsProps {
  headings: readonly BlogHeading[];
}

/** Stays in view beside the article, where there is room, and marks what is being read. */
export function ContentsBeside({ headings }: ContentsProps) {
  const read = useReadHeading(headings);
  return (
    <nav className={styles.beside} aria-labelledby="contents-heading">
      <h2 id="contents-heading" className={styles.title}>
        {TITLE}
      </h2>
      <Lines headings={headings} read={read} />
    </nav>
  );
}

/** Folded above the article on narrow screens. Of the two tables only one is visible, to screen readers too. */
export const ContentsAbove = ({ headings }: ContentsProps) => (
  <nav className={styles.above} aria-label={TITLE}>
    <details>
      <summary className={styles.summary}>{TITLE}</summary>
      <Lines headings={headings} read={null} />
    </details>
  </nav>
);

const Lines = ({ headings, read }: ContentsProps & { read: string | null }) => (
  <ol className={styles.list}>
    {headings.map(({ id, text, level }) => (
      <li key={id} className={clsx(styles.line, styles[`level${level}`])}>
        <a href={`#${encodeURIComponent(id)}`} aria-current={id === read ? 'location' : undefined}>
          {text}
        </a>
      </li>
    ))}
  </ol>
);
