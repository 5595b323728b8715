import { localTimeIn, type BusinessDetail, type OpeningTime } from '@lawdex/contracts';

const MINUTE = 60_000;
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
/** RFC 5545: commas and the like are escaped, and a line has 75 bytes at most. */
const lineOf = (name: string, text: string): string =>
  `${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')}`.match(/.{1,18}/gu)?.join('\r\n ') ?? '';

/** The instant at which clocks of a zone show a date and minutes. Looked at twice, because clocks may change in between. */
export function instantOf({ date, minutes }: Pick<OpeningTime, 'date' | 'minutes'>, timeZone: string): number {
  const shown = Date.parse(date) + minutes * MINUTE;
  const aheadAt = (at: number): number => {
    const local = localTimeIn(timeZone, new Date(at));
    return local ? Date.parse(local.date) + local.minutes * MINUTE - at : 0;
  };
  return shown - aheadAt(shown - aheadAt(shown));
}

/** A calendar's file with one entry, at the moment of opening, in UTC: every calendar shows it by its own clock. */
export function reminderOf(
  { name, phone }: Pick<BusinessDetail, 'name' | 'phone'>,
  timeZone: string,
  opens: OpeningTime,
  url: string,
  now: Date,
): string {
  const at = instantOf(opens, timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lawdex//EN',
    'BEGIN:VEVENT',
    lineOf('UID', `${stamp(at)}-${url}`),
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + 15 * MINUTE)}`,
    lineOf('SUMMARY', `Call ${name}${phone ? `, ${phone}` : ''}`),
    lineOf('DESCRIPTION', `It opens now. ${url}`),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:It opens now',
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
