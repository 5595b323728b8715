import type { DayHours, Weekday } from '@lawdex/contracts';
import { spanOf } from './clock.core.ts';
import { hoursTokens } from './hours-tokens.core.ts';

type Week = Partial<Record<Weekday, readonly DayHours[]>>;

const TIME = String.raw`(?:noon|\d{1,2}(?:[:.]\d{2})?)\s?(?:[ap]\.?\s?m\b\.?)?`;
const SPAN = String.raw`(?:(?:from|between)\s)?${TIME}\s?(?:[-\u2010-\u2015]|to|and|until)\s?${TIME}`;
const LUNCH = new RegExp(
  String.raw`[,;(]?\s?(?:closed\s(?:for\s)?lunch:?\s${SPAN}|closed\s${SPAN}\sfor\slunch|lunch(?:\s(?:break|hour))?:?\s${SPAN})\)?`,
  'i',
);

/** Hours without the break for lunch that is said of all days, and the break: `9-5 Mon-Fri (closed 12-1 for lunch)`. */
export function withoutLunch(written: string): { rest: string; lunch: DayHours | null } {
  const text = written.replace(/\s+/g, ' ');
  const [said] = LUNCH.exec(text) ?? [];
  if (said === undefined) return { rest: written, lunch: null };
  const [from, to] = hoursTokens(said).flatMap((token) => (token.kind === 'time' ? token.clock : []));
  if (!from || !to) return { rest: written, lunch: null };
  return { rest: text.replace(said, ';'), lunch: spanOf(from, to) };
}

/** A week whose spans have a break at lunch; null where no span is open then. */
export function withLunch(week: Week, lunch: DayHours): Week | null {
  const entries = Object.entries(week).map(([day, spans]): [string, readonly DayHours[], boolean] => {
    const parts = spans.flatMap((span) => parted(span, lunch));
    return [day, parts, parts.length > spans.length];
  });
  if (!entries.some(([, , isParted]) => isParted)) return null;
  return Object.fromEntries(entries.map(([day, spans]) => [day, spans]));
}

function parted(span: DayHours, { open, close }: DayHours): DayHours[] {
  const holds = span.open < open && close < span.close;
  return holds
    ? [
        { open: span.open, close: open },
        { open: close, close: span.close },
      ]
    : [span];
}
