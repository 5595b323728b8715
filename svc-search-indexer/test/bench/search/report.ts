import type { Measured, Throughput } from './measure.ts';

/** In milliseconds unless it says otherwise. */
export interface Goal {
  what: string;
  most: number;
  measured: number;
}

const EXTRAS = new Set(['counts', 'suggest', 'a trivial endpoint']);

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** All searches together: counts and suggestions are endpoints of their own. */
export function allSearches(measured: readonly Measured[]): number[] {
  return measured
    .filter(({ kind }) => !EXTRAS.has(kind))
    .flatMap(({ ms }) => ms)
    .sort((a, b) => a - b);
}

export function goals(measured: readonly Measured[]): Goal[] {
  const searches = allSearches(measured);
  const suggest = measured.find(({ kind }) => kind === 'suggest')?.ms ?? [];
  const all = measured.flatMap(({ ms }) => ms).sort((a, b) => a - b);
  return [
    { what: 'searches, p50', most: 8, measured: quantile(searches, 0.5) },
    { what: 'searches, p99', most: 60, measured: quantile(searches, 0.99) },
    { what: 'suggest, p99', most: 30, measured: quantile(suggest, 0.99) },
    { what: 'any question', most: 300, measured: all.at(-1) ?? NaN },
    { what: 'questions without an answer', most: 0, measured: measured.reduce((sum, { refused }) => sum + refused, 0) },
  ];
}

export const isHeld = ({ most, measured }: Goal): boolean => measured <= most;

/** In Markdown. */
export function figuresTable(measured: readonly Measured[]): string {
  const names = Object.keys(measured[0]?.cpuMs ?? {});
  const head = ['ms', 'p50', 'p95', 'p99', 'max', ...names.map((name) => `CPU ${name}`)];
  const row = (kind: string, ms: readonly number[], cpu: readonly number[]): string[] => [
    kind,
    ...[0.5, 0.95, 0.99, 1].map((share) => quantile(ms, share).toFixed(1)),
    ...cpu.map((one) => one.toFixed(1)),
  ];
  const rows = measured.map(({ kind, ms, cpuMs }) =>
    row(
      kind,
      ms,
      names.map((name) => cpuMs[name] ?? 0),
    ),
  );
  const searches = measured.filter(({ kind }) => !EXTRAS.has(kind));
  const mean = names.map(
    (name) => searches.reduce((sum, { cpuMs }) => sum + (cpuMs[name] ?? 0), 0) / Math.max(1, searches.length),
  );
  return markdown(head, [...rows, row('**all searches**', allSearches(measured), mean)]);
}

const SLOW_MS = 100;

export interface EngineFigures {
  title: string;
  notes: readonly string[];
  kinds: readonly Measured[];
  rate: Throughput;
  goals: readonly Goal[];
}

/** A section of a Markdown document. */
export function engineReport({ title, notes, kinds, rate, goals: reached }: EngineFigures): string {
  const slow = kinds.filter(({ ms }) => (ms.at(-1) ?? 0) > SLOW_MS);
  return [
    `### ${title}\n`,
    ...notes.map((note) => `- ${note}`),
    `- ${throughputText(rate)}`,
    ...reached.map((goal) => `- ${goalText(goal)}`),
    ...otherEngines(kinds),
    `\n${figuresTable(kinds)}\n`,
    ...slow.map(({ kind, slowest }) => `slowest ${kind}: ${slowest}`),
  ].join('\n');
}

const goalText = (goal: Goal): string =>
  `${goal.what}: ${goal.measured.toFixed(1)}, at most ${goal.most}: ${isHeld(goal) ? 'held' : '**not held**'}`;

const throughputText = ({ perSecond, trivialPerSecond }: Throughput): string =>
  `two connections: ${perSecond.toFixed(0)} answers a second beside ${trivialPerSecond.toFixed(0)} trivial ones (1 : ${(trivialPerSecond / perSecond).toFixed(1)})`;

/** Which engines answered, since one that is too slow gives way to another. */
function otherEngines(kinds: readonly Measured[]): string[] {
  const sums = new Map<string, number>();
  for (const { engines } of kinds) {
    for (const [engine, answers] of Object.entries(engines)) sums.set(engine, (sums.get(engine) ?? 0) + answers);
  }
  sums.delete('');
  return [`- answered by ${[...sums].map(([engine, answers]) => `${engine} (${answers})`).join(', ')}`];
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
