import { localTimeIn, timesOf, WEEKDAYS, type DayHours, type LocalTime, type WeeklyHours } from '@lawdex/contracts';
import { DAY_NAMES, runText, specialRuns, timesText } from '@lawdex/seo';
import { VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import styles from '../business.module.css';
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

/** What is listed for today; nothing where the time zone is not known. */
export function TodaysHours({ hours, timeZone, answeredAt }: HoursListProps) {
  const now = useMinute(answeredAt);
  const today = timeZone && hoursRows(hours, localTimeIn(timeZone, now), now).find(({ isToday }) => isToday);
  return today ? <span>Today: {today.text}</span> : null;
}

interface HoursRow {
  /** A weekday, or the dates of special days. */
  name: string;
  text: string;
  isToday: boolean;
}

function textOf(times: readonly DayHours[]): string {
  const text = timesText(times, ' – ', ', ') || 'closed';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Monday to Sunday, then special days in the order in which they come. A day without an entry is closed. Without a time zone there is no `today`. */
export function hoursRows(hours: WeeklyHours, today: LocalTime | null, now: Date): HoursRow[] {
  const special = specialRuns(hours, today?.date ?? now.toISOString().slice(0, 10)).map((run) => ({
    name: runText(run),
    text: textOf(run.spans),
    isToday: today !== null && run.from <= today.date,
  }));
  const week = WEEKDAYS.map((day) => ({
    name: DAY_NAMES[day],
    text: textOf(timesOf(hours[day])),
    isToday: day === today?.weekday && !special[0]?.isToday,
  }));
  return [...week, ...special];
}
