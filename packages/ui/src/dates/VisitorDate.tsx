import { useSyncExternalStore } from 'react';
import { longDate } from './long-date.core.ts';

export interface VisitorDateProps {
  /** ISO 8601. */
  iso: string;
  /** The zone that the page is written in, before it is known where the visitor is: server and browser must agree on it. */
  timeZone?: string | null;
  className?: string;
}

const never = () => () => {};
const visitorsZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;

/** The day on which something happened, as the visitor's own calendar has it. */
export function VisitorDate({ iso, timeZone, className }: VisitorDateProps) {
  const known = useSyncExternalStore(never, visitorsZone, () => null);
  return (
    <time className={className} dateTime={iso}>
      {longDate(iso, known ?? timeZone ?? undefined)}
    </time>
  );
}
