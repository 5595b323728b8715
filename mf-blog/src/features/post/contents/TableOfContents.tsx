import type { BlogHeading } from '@lawdex/contracts';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import styles from './contents.module.css';

/** A heading above this share of the window counts as read. */
const READ_LINE = 0.3;

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

/** The id of the heading that is being read; null above the first one. */
function useReadHeading(headings: readonly BlogHeading[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    const look = () => {
      const line = window.innerHeight * READ_LINE;
      setRead(elements.filter((element) => element.getBoundingClientRect().top <= line).at(-1)?.id ?? null);
    };
    // Called whenever a heading passes the line or leaves the window, which is when the answer changes.
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - READ_LINE * 100}% 0px` });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return read;
}

/** A post gets a table of contents when it has more headings than this. */
const FEW_HEADINGS = 3;
const DEEPEST_LEVEL = 4;

/** The headings of levels 2 to 4; none for a post with only a few of them. */
export function contentsOf(headings: readonly BlogHeading[]): BlogHeading[] {
  const listed = headings.filter(({ level, text }) => level <= DEEPEST_LEVEL && text.trim() !== '');
  return listed.length > FEW_HEADINGS ? listed : [];
}
