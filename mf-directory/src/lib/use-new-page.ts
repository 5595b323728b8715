import { useEffect, useRef } from 'react';

/** Another page of a list is another list: it begins at its heading, for the eye and for a screen reader. */
export function useFocusOnNewPage(page: number, headingId: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    // At once: the list that a smooth way would pass is not the one that was there.
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page, headingId]);
}
