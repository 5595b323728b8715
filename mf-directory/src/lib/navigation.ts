import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Replaces the address by the canonical one, as the server does with a redirect; null when the address is canonical. */
export function useMoved(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
}

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
