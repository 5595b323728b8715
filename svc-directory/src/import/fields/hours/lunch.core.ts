import type { DayHours, Weekday } from '@lawdex/contracts';
import { spanOf } from './clock.core.ts';
import { hoursTokens } from './hours-tokens.core.ts';
import type { HoursToken } from './hours-tokens.core.ts';

type Week = Partial<Record<Weekday, readonly DayHours[]>>;

const TIME = String.raw`(?:noon|\d{1,2}(?:[:.]\d{2})?)\s?(?:[ap]\.?\s?m\b\.?)?`;
const SPAN = String.raw`(?:(?:from|between)\s)?${TIME}\s?(?:[-\u2010-\u2015]|to|and|until)\s?${TIME}`;
const LUNCH = new RegExp(
  String.raw`\(?(?:closed\s(?:for\s)?lunch:?\s${SPAN}|closed\s${SPAN}\sfor\slunch|lunch(?:\s(?:break|hour))?:?\s${SPAN})\)?`,
  'gi',
);

/** The words of a text about opening hours, where a break for lunch is one: `9-5 Mon-Fri (closed 12-1 for lunch)`. */
export function tokensWithLunch(written: string): HoursToken[] {
  if (!/lunch/i.test(written)) return hoursTokens(written);
  const text = written.replace(/[^\S\n]+/g, ' ');
  const tokens: HoursToken[] = [];
  let at = 0;
  for (const { 0: said, index } of text.matchAll(LUNCH)) {
    const [from, to] = hoursTokens(said).flatMap((token) => (token.kind === 'time' ? token.clock : []));
    if (!from || !to) continue;
    const before = text.slice(at, index);
    const isSentence = /\.\s?$/.test(before) && /^[A-Z]/.test(said);
    // A time takes the blanks behind it along, and so the end of its line.
    const words = before.replace(/\n\s?$/, ';');
    tokens.push(...hoursTokens(words), { kind: 'lunch', lunch: spanOf(from, to), isSentence });
    at = index + said.length;
  }
  return [...tokens, ...hoursTokens(text.slice(at))];
}

/** Spans with a break at lunch, which they may have already; null where it is not within one. */
export function withBreak(spans: readonly DayHours[], { open, close }: DayHours): DayHours[] | null {
  const isSaid = spans.some((span) => span.close === open) && spans.some((span) => span.open === close);
  if (isSaid) return [...spans];
  const isWithin = (span: DayHours): boolean => span.open < open && close < span.close;
  if (!spans.some(isWithin)) return null;
  return spans.flatMap((span) =>
    isWithin(span)
      ? [
          { open: span.open, close: open },
          { open: close, close: span.close },
        ]
      : [span],
  );
}

/** A week with a break at the lunch that is said of all days; null where no day is open then. */
export function withLunch(week: Week, lunch: DayHours): Week | null {
  const entries = Object.entries(week).map(([day, spans]) => ({ day, spans, parted: withBreak(spans, lunch) }));
  if (entries.every(({ parted }) => parted === null)) return null;
  return Object.fromEntries(entries.map(({ day, spans, parted }) => [day, parted ?? spans]));
}
