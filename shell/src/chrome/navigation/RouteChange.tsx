import { useSite } from '@lawdex/mf-kit/runtime';
import { VisuallyHidden } from '@lawdex/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusContent } from './focus-content.ts';
import { whenTitled } from './when-titled.ts';

// Milliseconds in which the next page may set its title.
const ANNOUNCE_AFTER_MS = 400;

/** Does what a browser does for a new document: scrolls to the top, moves the focus there and announces the title. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  const { name } = useSite();

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // By now our fonts are there.
    document.documentElement.removeAttribute('data-slow-line');
    // Back and forward keep the restored position, and a fragment has its own.
    if (kind !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => (stop = whenTitled(name, setTitle)), ANNOUNCE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [pathname, hash, kind, name]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
