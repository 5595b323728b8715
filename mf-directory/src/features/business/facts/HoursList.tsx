import { localTimeIn } from '@lawdex/contracts';
import type { WeeklyHours } from '@lawdex/contracts';
import { VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import styles from '../business.module.css';
import { hoursRows } from './hours.ts';
import { useMinute } from './use-minute.ts';

export interface HoursListProps {
  hours: WeeklyHours;
  /** The business's time zone; without one no day is marked as today. */
  timeZone: string | null;
  answeredAt: number;
}

export function HoursList({ hours, timeZone, answeredAt }: HoursListProps) {
  const now = useMinute(answeredAt);
  const today = timeZone ? localTimeIn(timeZone, now)?.weekday : undefined;
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
