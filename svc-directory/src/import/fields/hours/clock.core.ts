import type { DayHours } from '@lawdex/contracts';

/** A time as it is written. */
export interface Clock {
  /** 0 to 24. */
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Written as on a clock of 24 hours: `09:00`, `17`. */
  isWhole: boolean;
}

const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})|(\d{2}))?(?::00)?\s*(am|pm|a|p)?$/;
const NOON: Clock = { hour: 12, minute: 0, half: 'pm', isWhole: false };
const MIDNIGHT: Clock = { ...NOON, half: 'am' };
const NAMED: Readonly<Record<string, Clock>> = {
  noon: NOON,
  midday: NOON,
  mediodia: NOON,
  midnight: MIDNIGHT,
  medianoche: MIDNIGHT,
};

/** Reads `9`, `9:30am`, `0930`, `17.00`, `noon`; null for what is no time. */
export function readClock(text: string): Clock | null {
  if (Object.hasOwn(NAMED, text)) return NAMED[text] ?? null;
  const [all, hours = '', colon, joined, half] = CLOCK.exec(text) ?? [];
  if (all === undefined || (joined !== undefined && hours.length + joined.length < 3)) return null;
  const [hour, minute] = [Number(hours), Number(colon ?? joined ?? 0)];
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0) || (half !== undefined && (hour > 12 || hour === 0)))
    return null;
  const isWhole = half === undefined && (hours.startsWith('0') || hour > 12);
  return { hour, minute, half: half === undefined ? null : half.startsWith('a') ? 'am' : 'pm', isWhole };
}

const HALF_DAY = 720;
const DAY = 1440;

/** Minutes since midnight, in the half of the day that is given. */
const minutesIn = ({ hour, minute }: Clock, half: 'am' | 'pm'): number =>
  (hour % 12) * 60 + minute + (half === 'pm' ? HALF_DAY : 0);

const literal = ({ hour, minute }: Clock): number => (hour % 24) * 60 + minute;
const fixed = (clock: Clock): number | null =>
  clock.half !== null ? minutesIn(clock, clock.half) : clock.isWhole || clock.hour === 0 ? literal(clock) : null;

const EARLIEST_OFFICE = 7 * 60;

/** The span between two times. A half of the day that is not said is the one of office hours: `9-5` is 09:00 to 17:00. */
export function spanOf(from: Clock, to: Clock): DayHours {
  const [open, close] = minutesOf(from, to);
  return { open: asTime(open), close: asTime(close) };
}

function minutesOf(from: Clock, to: Clock): [open: number, close: number] {
  // Who opens in the morning and writes 08:30-05:30 does not stay for the night.
  if (isSmall(to) && isMorning(from)) return [literal(from), minutesIn(to, 'pm')];
  const [open, close] = [fixed(from), fixed(to)];
  if (open !== null) return [open, close ?? closeAfter(open, to)];
  const [am, pm] = [minutesIn(from, 'am'), minutesIn(from, 'pm')];
  if (close === null) {
    // 6-6 is a day of twelve hours, and no night.
    const isLater = from.hour !== to.hour || from.minute < to.minute;
    const opens = am < EARLIEST_OFFICE && (am === 0 || isLater) ? pm : am;
    return [opens, closeAfter(opens, to)];
  }
  // The shorter span is meant: 9-5pm begins in the morning, 1-5pm at noon.
  const length = (opens: number): number => (close - opens + DAY) % DAY || DAY;
  return [to.half === null && literal(from) < close ? literal(from) : length(am) < length(pm) ? am : pm, close];
}

const isMorning = ({ hour, half }: Clock): boolean => half === null && hour >= 6 && hour < 12;
const isSmall = ({ hour, half }: Clock): boolean => half === null && hour >= 1 && hour < 6;

function closeAfter(open: number, to: Clock): number {
  const [am, pm] = [minutesIn(to, 'am'), minutesIn(to, 'pm')];
  if (am > open) return am;
  return pm > open ? pm : am;
}

const two = (value: number): string => String(value).padStart(2, '0');
const asTime = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
