import type { BlogHeading } from '@lawdex/contracts';
import { useEffect, useState } from 'react';

/** A heading above this share of the window counts as read. */
const READ_LINE = 0.3;

/** The id of the heading that is being read; null above the first one. */
export function useReadHeading(headings: readonly BlogHeading[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    const look = () => {
      const line = window.innerHeight * READ_LINE;
      setRead(elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id ?? null);
    };
    // Called whenever a heading passes the line or leaves the window, which is when the answer changes.
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - READ_LINE * 100}% 0px` });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return read;
}
