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
  const today = timeZone ? localTimeIn(timeZone, now) : null;
  return (
    <dl className={styles.hours}>
      {hoursRows(hours, today, now).map(({ name, text, isToday }) => (
        <div key={name} className={clsx(styles.hoursRow, isToday && styles.today)}>
          <dt>
            {name}
            {isToday && <VisuallyHidden> (today)</VisuallyHidden>}
          </dt>
          <dd className={text === 'Closed' ? styles.quiet : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
