export const KINDS = ['pages', 'reads', 'reviews'] as const;
export type Kind = (typeof KINDS)[number];

/** What a visitor got in the end. Null of `lost`: what was asked for. */
export interface Visit {
  kind: Kind;
  /** Milliseconds since the drill began. */
  at: number;
  /** Until the answer that was asked for, what was waited for between two attempts included. */
  ms: number;
  /** How often the answer was to come again later. */
  later: number;
  /** Was asked to come again until the patience was over. That is overload, which `npm run drill:overload` measures. */
  gaveUp: boolean;
  lost: string | null;
}

/** What one answer means to who asked. */
export type Meaning = { kind: 'served' } | { kind: 'later'; seconds: number } | { kind: 'lost'; reason: string };

/** Overload and what is being replaced may ask a visitor to come again, if they say when; everything else is lost. */
export function meaningOf(status: number, retryAfter: string | null): Meaning {
  if (status < 400) return { kind: 'served' };
  // The request did not arrive in time: nothing was done.
  if (status === 408) return { kind: 'later', seconds: 1 };
  const seconds = Number(retryAfter);
  if ([429, 503, 504].includes(status) && seconds > 0) return { kind: 'later', seconds };
  return { kind: 'lost', reason: status === 503 ? '503 without Retry-After' : String(status) };
}

export interface Step {
  name: string;
  /** Milliseconds since the drill began. */
  from: number;
  until: number;
  /** From the signal until it was healthy again. */
  seconds: number;
  /** Whether the old process ended by itself, with exit code 0. */
  endedWell: boolean;
}

export interface Line {
  name: string;
  seconds: number;
  endedWell: boolean;
  asked: Record<Kind, number>;
  later: Record<Kind, number>;
  gaveUp: number;
  slowestMs: number;
  lost: string[];
}

export const lineOf = (step: Step, visits: readonly Visit[]): Line => {
  const own = visits.filter(({ at }) => at >= step.from && at < step.until);
  const count = (isSo: (visit: Visit) => boolean): Record<Kind, number> => {
    const of = (kind: Kind) => own.filter((visit) => visit.kind === kind && isSo(visit)).length;
    return { pages: of('pages'), reads: of('reads'), reviews: of('reviews') };
  };
  return {
    name: step.name,
    seconds: step.seconds,
    endedWell: step.endedWell,
    asked: count(() => true),
    later: count(({ later }) => later > 0),
    gaveUp: own.filter(({ gaveUp }) => gaveUp).length,
    slowestMs: Math.max(0, ...own.map(({ ms }) => ms)),
    lost: own.flatMap(({ kind, lost }) => (lost === null ? [] : [`${kind}: ${lost}`])),
  };
};

/** A step that nobody visited shows nothing, so it does not hold. */
export const holds = ({ asked, lost, endedWell }: Line): boolean =>
  lost.length === 0 && endedWell && KINDS.every((kind) => asked[kind] > 0);

const HEAD = ['restarted', 'back after', ...KINDS, 'slowest', 'gave up', 'lost', 'ok'];

/** In columns, for a terminal and for docs. Behind each number, how many of them were asked to come again first. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.name,
    `${line.seconds.toFixed(1)} s`,
    ...KINDS.map((kind) => `${line.asked[kind]}${line.later[kind] > 0 ? ` (${line.later[kind]} later)` : ''}`),
    `${(line.slowestMs / 1000).toFixed(1)} s`,
    String(line.gaveUp),
    String(line.lost.length),
    holds(line) ? '✓' : '✗',
  ]);
  const widths = HEAD.map((title, column) => Math.max(...[HEAD, ...rows].map((row) => (row[column] ?? title).length)));
  const text = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [text(HEAD), text(widths.map((width) => '-'.repeat(width))), ...rows.map(text)].join('\n');
}
