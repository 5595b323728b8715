import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Navigation state for changes of what the visitor is looking at: nothing scrolls. */
export const STAY = 'stay';

/** Scrolls to the fragment after a navigation within the site and focuses it. Back and forward keep the browser's position. */
export function useFragment(isReady: boolean): void {
  const { hash, key, state } = useLocation();
  const kind = useNavigationType();
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady || done.current === key) return;
    done.current = key;
    if (kind === 'POP' || state === STAY || !hash) return;
    const target = document.getElementById(hash.slice(1));
    const heading = target?.querySelector<HTMLElement>('h2[tabindex]') ?? target;
    heading?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isReady, hash, key, kind, state]);
}
