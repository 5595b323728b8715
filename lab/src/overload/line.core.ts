import { PROMISES, type Judged } from '../kit/findings.core.ts';
import { percentile } from '../kit/statistics.core.ts';
import { isRefused, isServed, reviewKey, type Sample, type Visit } from '../kit/visits.core.ts';

/** Figures that promises name. */
const LIMITS = PROMISES.overload;

/** A visitor who opened a page beside the load. */
type Beside = Pick<Visit, 'at' | 'took' | 'failure'>;

export interface Seen {
  /** What the site can do at most, a second. */
  capacity: number;
  seconds: number;
  samples: readonly Sample[];
  /** A few visitors who opened pages during the load and after it. */
  beside: readonly Beside[];
  /** When the load ended. */
  endedAt: number;
  /** Megabytes that the site took more than before. */
  grown: number;
  /** By how much the visitors themselves were late. */
  lateMs: number;
}

/** Slower than this, a visitor of an idle site would notice. */
const NOTICED_MS = 250;
/** So long without anything to notice, and it is over. */
const CALM_MS = 3_000;
/** Visitors who are so late measure themselves. */
const LATE_MS = 50;

export const HEAD = [
  ...['load', 'offered/s', 'served/s', 'goodput', 'admitted p50 / p99 ms', 'refused', 'refusal p50 / p99 ms'],
  ...['neither', 'MB more', 'normal after s'],
];

/** One line of the table, but for the name of the load, and what it says of promises. */
export function lineOf({ capacity, seconds, samples, beside, endedAt, grown, lateMs }: Seen) {
  const [served, refused] = [samples.filter(isServed), samples.filter(isRefused)];
  const inTime = served.filter(({ took }) => took <= LIMITS.admitted.ms).length / seconds;
  const goodput = inTime / capacity;
  const waits = served.map(({ took }) => took);
  const refusals = refused.flatMap(({ answeredIn }) => answeredIn ?? []);
  const neither = errorsOf(samples);
  const last = [...beside].sort((a, b) => a.at - b.at).at(-1);
  const normal = last && isNoticed(last) ? Infinity : (lastNoticed(beside, endedAt) - endedAt) / 1_000;
  const [admittedP99, refusedP99] = [percentile(waits, 0.99), percentile(refusals, 0.99)];
  const whyLate = lateMs > LATE_MS ? `, the visitors themselves came ${lateMs.toFixed(0)} ms late` : '';
  return {
    cells: [
      ...[(samples.length / seconds).toFixed(0), inTime.toFixed(0), percent(goodput)],
      ...[`${percentile(waits, 0.5).toFixed(0)} / ${admittedP99.toFixed(0)}`, percent(refused.length / samples.length)],
      ...[`${percentile(refusals, 0.5).toFixed(1)} / ${refusedP99.toFixed(1)}`, neither || '0', grown.toFixed(0)],
      normal === Infinity ? 'never' : normal.toFixed(1),
    ],
    judged: [
      ['goodput', `${percent(goodput)}${whyLate}`, goodput * 100 >= LIMITS.goodput.percent && whyLate === ''],
      ['admitted', `${admittedP99.toFixed(0)} ms`, admittedP99 <= LIMITS.admitted.ms],
      [
        'refused',
        [`${refusedP99.toFixed(1)} ms`, neither].filter(Boolean).join(', and '),
        refusedP99 <= LIMITS.refused.ms && neither === '',
      ],
      ['memory', `${grown.toFixed(0)} MB`, grown <= LIMITS.memory.mb],
      ['normal', normal === Infinity ? 'never' : `${normal.toFixed(1)} s`, normal <= LIMITS.normal.seconds],
    ] as const,
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What was neither served nor refused as promised, and how often. */
export function errorsOf(samples: readonly Sample[]): string {
  const errors = new Map<string, number>();
  for (const { status } of samples.filter((one) => !isServed(one) && !isRefused(one))) {
    const isMute = status === 503 || status === 429;
    const what = status === 0 ? 'no answer' : `${status}${isMute ? ' without Retry-After' : ''}`;
    errors.set(what, (errors.get(what) ?? 0) + 1);
  }
  return [...errors].map(([what, count]) => `${count} ${what}`).join(', ');
}

const isNoticed = ({ failure, took }: Beside): boolean => failure !== null || took > NOTICED_MS;

/** When the last visitor noticed something after the load; its end when nobody did. */
const lastNoticed = (beside: readonly Beside[], endedAt: number): number =>
  Math.max(endedAt, ...beside.filter((one) => one.at >= endedAt && isNoticed(one)).map(({ at, took }) => at + took));

/** Whether visitors have noticed nothing for a while, so that nobody needs to look any longer. */
export const isCalm = (beside: readonly Beside[], endedAt: number, now: number): boolean =>
  now - lastNoticed(beside, endedAt) >= CALM_MS && beside.some(({ at }) => at >= Math.max(endedAt, now - CALM_MS));

/** Holds what visitors of a run were told against the rows that are there: key -> number of rows. */
export function compareWritten(samples: readonly Sample[], rows: ReadonlyMap<string, number>, run: string): Judged {
  const told = { acknowledged: 0, refused: 0, unknown: 0 };
  let unknownWritten = 0;
  const violations: string[] = [];
  for (const sample of samples) {
    const key = reviewKey(run, sample.n);
    const count = rows.get(key) ?? 0;
    const isRefusal = isRefused(sample) || (sample.status >= 400 && sample.status < 500);
    // What is neither leaves the visitor in doubt.
    const kind = isServed(sample) ? 'acknowledged' : isRefusal ? 'refused' : 'unknown';
    told[kind] += 1;
    if (kind === 'unknown' && count > 0) unknownWritten += 1;
    const isRight = { acknowledged: count === 1, refused: count === 0, unknown: count <= 1 }[kind];
    if (!isRight) violations.push(`${key} was ${kind} and is written ${count} times`);
  }
  const { acknowledged, refused, unknown } = told;
  const counts = `${acknowledged} acknowledged, ${refused} refused, ${unknown} without an answer (${unknownWritten} of them written)`;
  return [[counts, ...violations.slice(0, 3)].join('; '), violations.length === 0];
}
