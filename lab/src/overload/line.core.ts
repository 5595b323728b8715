import { percentile } from '../kit/statistics.core.ts';
import { isRefused, isServed, type Sample } from '../kit/visits.core.ts';

export interface Seen {
  /** Such as `pages x 5`. */
  name: string;
  /** What the site can do at most, a second. */
  capacity: number;
  seconds: number;
  samples: readonly Sample[];
  /** A few visitors who opened pages during the load and after it. */
  beside: readonly Sample[];
  memory: { before: number; most: number };
  /** Cores that the visitors themselves took, and by how much they were late. */
  cores: number;
  lateMs: number;
  /** Only for reviews. */
  written: Written | null;
}

export interface Written {
  acknowledged: number;
  refused: number;
  /** Neither: the visitor cannot know. Written at most once. */
  unknown: number;
  unknownWritten: number;
  violations: string[];
}

/** Slower than this, a visitor of an idle site would notice. */
const NOTICED_MS = 250;
/** So long without anything to notice, and it is over. */
const CALM_MS = 3_000;
/** Visitors who are so late measure themselves. */
const LATE_MS = 50;

export type Bounds = Record<'goodput' | 'admitted' | 'refused' | 'memory' | 'normal', number>;
type Judged = keyof Bounds | 'written';

/** One line of the table, and what it says of each promise: what was seen, and whether that is kept. */
export interface Line {
  cells: string[];
  judged: Partial<Record<Judged, readonly [seen: string, ok: boolean]>>;
}

export const HEAD = [
  ...['load', 'offered/s', 'served/s', 'goodput', 'admitted p50 / p99 ms', 'refused', 'refusal p50 / p99 ms'],
  ...['neither', 'MB more', 'normal after s', 'pages beside', 'visitors: cores, late ms'],
];

export function lineOf(seen: Seen, most: Bounds): Line {
  const { name, samples, seconds, beside, memory, cores, lateMs, written } = seen;
  const [served, refused] = [samples.filter(isServed), samples.filter(isRefused)];
  const inTime = served.filter(({ took }) => took <= most.admitted).length / seconds;
  const goodput = inTime / seen.capacity;
  const waits = served.map(({ took }) => took);
  const refusals = refused.flatMap(({ answeredIn }) => answeredIn ?? []);
  const neither = errorsOf(samples);
  const grown = memory.most - memory.before;
  const normal = normalAfter(beside, seconds * 1_000) / 1_000;
  const { asked, served: besideServed } = besideOf(beside, seconds);
  const refusedP99 = percentile(refusals, 0.99);
  const admittedP99 = percentile(waits, 0.99);
  const whyLate = lateMs > LATE_MS ? `, the visitors themselves came ${lateMs.toFixed(0)} ms late` : '';
  return {
    cells: [
      ...[name, (samples.length / seconds).toFixed(0), inTime.toFixed(0), percent(goodput)],
      ...[`${percentile(waits, 0.5).toFixed(0)} / ${admittedP99.toFixed(0)}`, percent(refused.length / samples.length)],
      ...[`${percentile(refusals, 0.5).toFixed(1)} / ${refusedP99.toFixed(1)}`, neither || '0', grown.toFixed(0)],
      ...[normal === Infinity ? 'never' : normal.toFixed(1), percent(besideServed / asked)],
      `${cores.toFixed(2)}, ${lateMs.toFixed(0)}`,
    ],
    judged: {
      goodput: [`${percent(goodput)}${whyLate}`, goodput >= most.goodput / 100 && whyLate === ''],
      admitted: [`${admittedP99.toFixed(0)} ms`, admittedP99 <= most.admitted],
      refused: [
        `${refusedP99.toFixed(1)} ms${neither && `, and ${neither}`}`,
        refusedP99 <= most.refused && neither === '',
      ],
      memory: [`${grown.toFixed(0)} MB`, grown <= most.memory],
      normal: [normal === Infinity ? 'never' : `${normal.toFixed(1)} s`, normal <= most.normal],
      ...(written && { written: [writtenWords(written), written.violations.length === 0] as const }),
    },
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const writtenWords = ({ acknowledged, refused, unknown, unknownWritten, violations }: Written): string =>
  [
    `${acknowledged} acknowledged, ${refused} refused, ${unknown} without an answer (${unknownWritten} of them written)`,
    ...violations.slice(0, 3),
  ].join('; ');

/** What was neither served nor refused as promised, and how often. */
export function errorsOf(samples: readonly Sample[]): string {
  const errors = new Map<string, number>();
  for (const sample of samples.filter((one) => !isServed(one) && !isRefused(one))) {
    const { status } = sample;
    const isMute = status === 503 || status === 429;
    const what = status === 0 ? 'no answer' : `${status}${isMute ? ' without Retry-After' : ''}`;
    errors.set(what, (errors.get(what) ?? 0) + 1);
  }
  return [...errors].map(([what, count]) => `${count} ${what}`).join(', ');
}

export function besideOf(beside: readonly Sample[], seconds: number): { asked: number; served: number; p99: number } {
  const during = beside.filter(({ at }) => at < seconds * 1_000);
  const waits = during.filter(isServed).map(({ took }) => took);
  return { asked: during.length, served: waits.length, p99: percentile(waits, 0.99) };
}

const isNormal = (sample: Sample): boolean => isServed(sample) && sample.took <= NOTICED_MS;

/** Milliseconds from the end of the load to the last visitor beside it who noticed something; Infinity when the very last one did. */
function normalAfter(beside: readonly Sample[], loadEnd: number): number {
  const last = beside.reduce<Sample | null>((latest, one) => (latest && latest.at > one.at ? latest : one), null);
  if (last && !isNormal(last)) return Infinity;
  const noticed = beside.filter((sample) => sample.at >= loadEnd && !isNormal(sample));
  return noticed.reduce((latest, { at, took }) => Math.max(latest, at + took - loadEnd), 0);
}

/** Whether visitors have noticed nothing for a while, so that nobody needs to look any longer. */
export function isCalm(beside: readonly Sample[], loadEnd: number, now: number): boolean {
  if (now - loadEnd < CALM_MS) return false;
  const recent = beside.filter(({ at }) => at >= Math.max(loadEnd, now - CALM_MS));
  return recent.length > 0 && recent.every(isNormal);
}

/** Holds what visitors were told against the rows that are there: key -> number of rows. */
export function compareWritten(
  samples: readonly Sample[],
  rows: ReadonlyMap<string, number>,
  keyOf: (n: number) => string,
): Written {
  const written: Written = { acknowledged: 0, refused: 0, unknown: 0, unknownWritten: 0, violations: [] };
  for (const sample of samples) {
    const count = rows.get(keyOf(sample.n)) ?? 0;
    const isRefusal = isRefused(sample) || (sample.status >= 400 && sample.status < 500);
    const told = isServed(sample) ? 'acknowledged' : isRefusal ? 'refused' : 'unknown';
    written[told] += 1;
    if (told === 'unknown' && count > 0) written.unknownWritten += 1;
    const wanted = told === 'acknowledged' ? count === 1 : told === 'refused' ? count === 0 : count <= 1;
    if (!wanted) written.violations.push(`${keyOf(sample.n)} was ${told} and is written ${count} times`);
  }
  return written;
}
