import { localTimeIn, WEEKDAYS } from '@lawdex/contracts';
import type { LocalTime } from '@lawdex/contracts';
import type { ZoneTime } from '../../plan/engine-query.core.ts';

/** The times that clocks show, one entry for all zones that show the same. */
export function zoneTimes(timeZones: readonly string[], now: Date): ZoneTime[] {
  const byMinute = new Map<number, ZoneTime>();
  for (const zone of timeZones) {
    const local = localTimeIn(zone, now);
    if (!local) continue;
    const minute = minuteOfWeek(local);
    const known = byMinute.get(minute);
    if (known) known.zones.push(zone);
    else byMinute.set(minute, { zones: [zone], minuteOfWeek: minute, date: local.date });
  }
  return [...byMinute.values()];
}

/** From Monday 00:00. */
export function minuteOfWeek({ weekday, minutes }: LocalTime): number {
  return WEEKDAYS.indexOf(weekday) * 1440 + minutes;
}
