import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Another page of the list is read from its top; back and forward keep the place that the browser restores. */
export function useTopOfNewPage(page: number, headingId: string): void {
  const kind = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    // Smooth by the stylesheet, unless the visitor wants nothing to move.
    if (kind !== 'POP') window.scrollTo({ top: 0 });
  }, [page, headingId, kind]);
}
