import { localTimeIn } from '@lawdex/contracts';
import type { WeeklyHours } from '@lawdex/contracts';
import { VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './business.module.css';
import { hoursRows } from './hours.ts';

export interface HoursListProps {
  hours: WeeklyHours;
  /** Of the business; without one no day is marked. */
  timeZone: string | null;
}

/** The day that it is there is marked once the page runs: a page that was kept may be of yesterday. */
export function HoursList({ hours, timeZone }: HoursListProps) {
  const isHydrated = useHydrated();
  const today = isHydrated && timeZone ? localTimeIn(timeZone, new Date())?.weekday : undefined;
  return (
    <dl className={styles.hours}>
      {hoursRows(hours).map(({ day, name, text }) => (
        <div key={day} className={clsx(styles.hoursRow, day === today && styles.today)}>
          <dt>
            {name}
            {day === today && <VisuallyHidden> (today)</VisuallyHidden>}
          </dt>
          <dd className={text === 'Closed' ? styles.quiet : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
