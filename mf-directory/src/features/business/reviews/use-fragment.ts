import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The state of a visit that changes what is shown where the visitor is looking: nothing moves. */
export const STAY = 'stay';

/**
 * A browser goes to the fragment of a document that it loads; within the site nobody does. Goes there once `isReady`, for the eye and for a
 * screen reader; back and forward keep the place that the browser restores.
 */
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
