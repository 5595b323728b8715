import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePrefetch } from './prefetch.ts';

/** Milliseconds without scrolling or a new page, in which everything that the visitor looks at has been loaded. */
const REST_MS = 1000;

/** Loads the code of pages to which links near the visitor lead, so that a tap waits for data only. Whoever saves data loads it with the tap. */
export function LookAhead() {
  const { key } = useLocation();
  const prefetch = usePrefetch();
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => linksNear().forEach(prefetch);
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    rest();
    document.addEventListener('scroll', rest, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', rest);
    };
  }, [key, prefetch]);
  return null;
}

/** Paths of this site to which links of the page's content lead, as far as they are on the screen or one flick below. Trails and page numbers are left out. */
function linksNear(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not(nav a)')];
  return links.filter((link) => link.origin === location.origin && isNear(link)).map(({ pathname }) => pathname);
}

function isNear(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < 2 * window.innerHeight;
}
