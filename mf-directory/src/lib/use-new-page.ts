import { useEffect, useRef } from 'react';

/** Focuses the heading when another page of a list is shown, and scrolls to it. */
export function useFocusOnNewPage(page: number, headingId: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    // Without animation, because the list that it would pass is a different one.
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page, headingId]);
}
