import { WEEKDAYS } from '@lawdex/contracts';
import type { DayHours, Weekday, WeeklyHours } from '@lawdex/contracts';
import type { PracticeProfile } from './practice/profile.core.ts';
import type { Random } from './random.core.ts';

const WORKDAYS = WEEKDAYS.slice(0, 5);

function on(days: readonly Weekday[], open: string, close: string): WeeklyHours {
  const hours: WeeklyHours = {};
  for (const day of days) hours[day] = { open, close };
  return hours;
}

function officeDay(random: Random): DayHours {
  const [open, close] = random.pick<[string, string]>([
    ['09:00', '17:00'],
    ['09:00', '17:30'],
    ['08:30', '17:00'],
    ['08:30', '17:30'],
    ['08:00', '17:00'],
    ['09:00', '18:00'],
    ['10:00', '18:00'],
  ]);
  return { open, close };
}

const everyWorkday = ({ open, close }: DayHours): WeeklyHours => on(WORKDAYS, open, close);
const office = (random: Random): WeeklyHours => everyWorkday(officeDay(random));

function shortFriday(random: Random): WeeklyHours {
  const day = officeDay(random);
  return { ...everyWorkday(day), fri: { ...day, close: random.pick(['12:00', '13:00', '14:30', '16:00']) } };
}

function evenings(random: Random): WeeklyHours {
  const day = officeDay(random);
  const close = random.pick(['19:00', '19:30', '20:00']);
  const late = random.sample(WORKDAYS.slice(0, 4), random.int(1, 2));
  return { ...everyWorkday(day), ...on(late, day.open, close) };
}

function saturdays(random: Random): WeeklyHours {
  const hours = random.chance(0.4) ? evenings(random) : office(random);
  return { ...hours, sat: { open: random.pick(['09:00', '10:00']), close: random.pick(['13:00', '14:00', '15:00']) } };
}

const fourDays = (random: Random): WeeklyHours =>
  on(random.chance(0.5) ? ['mon', 'tue', 'wed', 'thu'] : ['tue', 'wed', 'thu', 'fri'], '08:30', '17:30');

// A close before the open is after midnight.
const overnight = (random: Random): WeeklyHours =>
  on(WEEKDAYS, random.pick(['08:00', '10:00', '16:00']), random.pick(['00:30', '02:00', '04:00']));

/** From midnight to the last minute of the day. */
const aroundTheClock = (): WeeklyHours => on(WEEKDAYS, '00:00', '23:59');

const PATTERNS = [office, shortFriday, evenings, saturdays, fourDays, overnight, aroundTheClock] as const;
const WEIGHTS: Record<PracticeProfile['hours'], number[]> = {
  office: [60, 14, 10, 8, 8, 0, 0],
  flexible: [38, 6, 26, 26, 3, 1, 0],
  late: [22, 3, 16, 18, 1, 18, 22],
};

export function openingHours(random: Random, style: PracticeProfile['hours']): WeeklyHours {
  return random.weighted(PATTERNS, WEIGHTS[style])(random);
}
