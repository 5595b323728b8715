import { readStored, store } from '@lawdex/ui';
import { useSyncExternalStore } from 'react';

export const CONSENT_KEY = 'cookie-consent';
export const CLOSED_KEY = 'cookie-consent-closed';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const isNavigation = (entry: PerformanceEntry): entry is PerformanceNavigationTiming => 'serverTiming' in entry;

// For browsers that send the header and hide the property, the server answers with a Server-Timing entry, which is never cached.
function hasPrivacySignal(): boolean {
  if (navigator.globalPrivacyControl === true) return true;
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  return page !== undefined && isNavigation(page) && page.serverTiming.some(({ name }) => name === 'gpc');
}

const read = (): Omit<ConsentState, 'isRecalled'> => ({
  stored: parseChoice(readStored(CONSENT_KEY)),
  gpc: hasPrivacySignal(),
  closed: readStored(CLOSED_KEY, 'sessionStorage') === 'true',
});

// The same object until a change, because React compares by identity.
let known: ConsentState | null = null;
const listeners = new Set<() => void>();

function changed(next: ConsentState): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) known = null;
  };
}

/** Null on the server and during hydration. */
export const useConsent = (): ConsentState | null =>
  useSyncExternalStore(
    subscribe,
    () => (known ??= { ...read(), isRecalled: false }),
    () => null,
  );

export function choose(choice: Choice): void {
  store(CONSENT_KEY, choice);
  changed({ ...read(), stored: choice, isRecalled: false });
}

export function close(): void {
  store(CLOSED_KEY, 'true', 'sessionStorage');
  changed({ ...read(), closed: true, isRecalled: false });
}

export function forgetConsent(): void {
  store(CONSENT_KEY, null);
  store(CLOSED_KEY, null, 'sessionStorage');
  changed({ ...read(), stored: null, closed: false, isRecalled: true });
}

/** The visitor's choice, stored under `cookie-consent`. */
type Choice = 'accepted' | 'declined';

interface ConsentState {
  stored: Choice | null;
  /** Whether the browser sends `Sec-GPC: 1`. */
  gpc: boolean;
  /** Whether the banner was closed without a choice in this session. */
  closed: boolean;
  isRecalled: boolean;
}

type ConsentView = 'hidden' | 'ask' | 'gpc-honored';

const parseChoice = (value: string | null): Choice | null =>
  value === 'accepted' || value === 'declined' ? value : null;

/** The signal means Decline, even after an earlier Accept. Closing is never consent. */
export const mayMeasure = ({ stored, gpc }: ConsentState): boolean => !gpc && stored === 'accepted';

/** Asks where something is measured; elsewhere only visitors who want to see it. */
export function consentView({ stored, gpc, closed, isRecalled }: ConsentState, isMeasured: boolean): ConsentView {
  if (closed || !(isMeasured || isRecalled)) return 'hidden';
  if (gpc) return 'gpc-honored';
  return stored === null ? 'ask' : 'hidden';
}
