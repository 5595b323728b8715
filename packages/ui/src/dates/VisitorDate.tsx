import { useSyncExternalStore } from 'react';
import { longDate } from './date-text.core.ts';

export interface VisitorDateProps {
  /** ISO 8601. */
  iso: string;
  /** The time zone before hydration, in which server and browser must agree. */
  timeZone?: string | null;
  className?: string;
}

const never = () => () => {};
const visitorsZone = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;

/** The day of an event in the visitor's own calendar. */
export function VisitorDate({ iso, timeZone, className }: VisitorDateProps) {
  const known = useSyncExternalStore(never, visitorsZone, () => null);
  return (
    <time className={className} dateTime={iso}>
      {longDate(iso, known ?? timeZone ?? undefined)}
    </time>
  );
}
