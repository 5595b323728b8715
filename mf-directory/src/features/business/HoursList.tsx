import type { WeeklyHours } from '@lawdex/contracts';
import styles from './business.module.css';
import { hoursRows } from './hours.ts';

export function HoursList({ hours }: { hours: WeeklyHours }) {
  return (
    <dl className={styles.hours}>
      {hoursRows(hours).map(({ day, name, text }) => (
        <div key={day} className={styles.hoursRow}>
          <dt>{name}</dt>
          <dd className={text === 'Closed' ? styles.quiet : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
