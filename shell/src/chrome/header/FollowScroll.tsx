import { useEffect } from 'react';
import { putsAway } from './follow-scroll.core.ts';

/**
 * Sets attributes of the document for the header's styles: whether the header is hidden and whether the page's own search is out of view.
 */
export function FollowScroll() {
  useEffect(() => {
    const root = document.documentElement;
    const main = document.getElementById('main');
    const header = main?.previousElementSibling;
    if (!header) return;
    let from = window.scrollY;
    const look = () => {
      const to = window.scrollY;
      const isAway = putsAway({ from, to, isPast: main.getBoundingClientRect().top < 0 });
      if (isAway !== null) {
        root.toggleAttribute('data-header-away', isAway);
        from = to;
      }
      const own = main.querySelector('[data-own-search]')?.getBoundingClientRect();
      const covered = Math.max(0, header.getBoundingClientRect().bottom);
      root.toggleAttribute('data-own-search-gone', own !== undefined && own.bottom <= covered);
    };
    // The search also moves when the page changes or grows.
    const grown = new ResizeObserver(look);
    grown.observe(main);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return null;
}
