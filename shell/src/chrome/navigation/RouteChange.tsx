import { VisuallyHidden } from '@lawdex/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

// Time for the next page to set its title; its code may still be on its way.
const ANNOUNCE_AFTER_MS = 400;

/** What a browser does by itself when a document loads: go to the top, put the focus there, say the new title. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Back and forward keep the place that the browser restores; a fragment names its own.
    if (kind !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash, kind]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
