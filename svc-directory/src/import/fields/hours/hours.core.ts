import { WEEKDAYS } from '@lawdex/contracts';
import { asIs, leftOut, quoted, unreadable } from '../field-reading.core.ts';
import type { FieldReading } from '../field-reading.core.ts';
import { unmangled } from '../mangled.core.ts';
import { readHoursJson } from './hours-json.core.ts';
import { readHoursText } from './hours-text.core.ts';
import { asWeeklyHours, hoursText } from './read-hours.core.ts';
import type { HoursReading, ReadHours } from './read-hours.core.ts';

const EXACT =
  /^\{("(mon|tue|wed|thu|fri|sat|sun)":(null|\{"(open|close)":"([01]\d|2[0-3]):[0-5]\d","(open|close)":"([01]\d|2[0-3]):[0-5]\d"\}),?)+\}$/;

/** The opening hours of a cell or of JSON, in the stored form. */
export function readHours(written: unknown): FieldReading {
  // Most files come from programs that write the stored form, which needs no reading.
  if (typeof written === 'string' && EXACT.test(written)) return asIs(written);
  const reading = typeof written === 'string' ? hoursOfText(written) : readHoursJson(written);
  if (reading.kind === 'unreadable') return unreadable(reading.problem);
  const { hours, lost } = asWeeklyHours(reading.hours);
  const told = lost.map((what) => leftOut(`${what} cannot be shown yet`));
  const isText = typeof written === 'string' && !/^[[{]/.test(written);
  if (
    (saysNothing(reading.hours) || (isText && hours === null && saysSomeClosed(reading.hours))) &&
    !isEmpty(written)
  ) {
    return { value: undefined, remarks: told.length > 0 ? told : [leftOut('it says no hours')], problem: null };
  }
  const isStoredForm = typeof written !== 'string' || written.startsWith('{');
  const change = { kind: 'changed', text: `read as ${hoursText(reading.hours)}` } as const;
  return { value: hours, remarks: [...(isStoredForm || hours === null ? [] : [change]), ...told], problem: null };
}

const saysNothing = ({ week, special, byAppointment }: ReadHours): boolean =>
  Object.keys(week).length + special.length + byAppointment.length === 0;

/** `Closed on Sundays` does not say that it is closed on all days. */
const saysSomeClosed = ({ week }: ReadHours): boolean =>
  Object.keys(week).length < WEEKDAYS.length && Object.values(week).every((spans) => spans.length === 0);

/** An empty object clears the hours, as an empty cell does. */
const isEmpty = (written: unknown): boolean =>
  /^\{\s*\}$/.test(typeof written === 'string' ? written : JSON.stringify(written));

// GeoDirectory writes the zone behind its list: `["Mo 09:00-17:00"],["UTC":"-5"]`.
const ZONE = /,\s*\["(?:UTC|Timezone)":[^[\]]*\]$/i;

/** `{'Monday': '9-5'}`, as Python writes it. */
const asJson = (written: string): string =>
  /^[[{]\s*'/.test(written)
    ? written.replace(QUOTED, (_all, text: string) => JSON.stringify(text))
    : written.replace(ZONE, '');
const QUOTED = /'([^']*)'/g;

function hoursOfText(written: string): HoursReading {
  if (!/^[[{]/.test(written)) return readHoursText(unmangled(written));
  try {
    return readHoursJson(JSON.parse(asJson(written)));
  } catch {
    return { kind: 'unreadable', problem: `${quoted(written)} is not JSON` };
  }
}
