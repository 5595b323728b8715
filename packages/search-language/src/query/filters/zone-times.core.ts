import { localTimeIn, WEEKDAYS } from '@lawdex/contracts';
import type { LocalTime } from '@lawdex/contracts';
import type { ZoneTime } from '../../plan/engine-query.core.ts';

/** The times that clocks show, one entry for all zones that show the same. */
export function zoneTimes(timeZones: readonly string[], now: Date): ZoneTime[] {
  const byMinute = new Map<number, string[]>();
  for (const zone of timeZones) {
    const local = localTimeIn(zone, now);
    if (!local) continue;
    const minute = minuteOfWeek(local);
    byMinute.set(minute, [...(byMinute.get(minute) ?? []), zone]);
  }
  return [...byMinute].map(([minute, zones]) => ({ zones, minuteOfWeek: minute }));
}

/** From Monday 00:00. */
export function minuteOfWeek({ weekday, minutes }: LocalTime): number {
  return WEEKDAYS.indexOf(weekday) * 1440 + minutes;
}
