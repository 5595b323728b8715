import { PROMISES, proof, type Judged } from '../kit/findings.core.ts';
import { percentile } from '../kit/statistics.core.ts';
import { isRefused, isServed, reviewKey, type Sample, type Visit } from '../kit/visits.core.ts';

const LIMITS = PROMISES.overload;

export interface Seen {
  /** What the site can do at most, a second. */
  capacity: number;
  seconds: number;
  samples: readonly Sample[];
  /** Those who opened pages during the load and after it. */
  beside: readonly Visit[];
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

/** What a load says of promises, and whether it keeps them. */
export function judge({ capacity, seconds, samples, beside, endedAt, grown, lateMs }: Seen) {
  const [served, refused] = [samples.filter(isServed), samples.filter(isRefused)];
  const inTime = served.filter(({ took }) => took <= LIMITS.admitted.ms).length / seconds;
  const goodput = inTime / capacity;
  const admitted = waitsOf(served.map(({ took }) => took));
  const refusal = waitsOf(refused.flatMap(({ answeredIn }) => answeredIn ?? []));
  const last = [...beside].sort((a, b) => a.at - b.at).at(-1);
  const normal = last && isNoticed(last) ? Infinity : (lastNoticed(beside, endedAt) - endedAt) / 1_000;
  const [neither, isLate] = [errorsOf(samples), lateMs > LATE_MS];
  const offered = `${inTime.toFixed(0)} of ${(samples.length / seconds).toFixed(0)} a second are ${percent(goodput)}`;
  const late = isLate ? `, the visitors themselves came ${lateMs.toFixed(0)} ms late` : '';
  const refusals = `${percent(refused.length / samples.length)}, ${refusal.text}${neither && `, and ${neither}`}`;
  return [
    ['goodput', offered + late, goodput * 100 >= LIMITS.goodput.percent && !isLate],
    ['admitted', admitted.text, admitted.p99 <= LIMITS.admitted.ms],
    ['refused', refusals, refusal.p99 <= LIMITS.refused.ms && neither === ''],
    ['memory', `${grown.toFixed(0)} MB`, grown <= LIMITS.memory.mb],
    ['normal', normal === Infinity ? 'never' : `${normal.toFixed(1)} s`, normal <= LIMITS.normal.seconds],
  ] as const;
}

function waitsOf(waits: readonly number[]) {
  const [p50, p99] = [percentile(waits, 0.5), percentile(waits, 0.99)];
  return { p99, text: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms` };
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

const isNoticed = ({ failure, took }: Visit): boolean => failure !== null || took > NOTICED_MS;

/** When the last visitor noticed something after the load; its end when nobody did. */
const lastNoticed = (beside: readonly Visit[], endedAt: number): number =>
  Math.max(endedAt, ...beside.filter((one) => one.at >= endedAt && isNoticed(one)).map(({ at, took }) => at + took));

/** Whether visitors have noticed nothing for a while, so that nobody needs to look any longer. */
export const isCalm = (beside: readonly Visit[], endedAt: number, now: number): boolean =>
  now - lastNoticed(beside, endedAt) >= CALM_MS && beside.some(({ at }) => at >= Math.max(endedAt, now - CALM_MS));

/** Holds what visitors of a run were told against the rows that are there: key -> number of rows. */
export function compareWritten(samples: readonly Sample[], rows: ReadonlyMap<string, number>, run: string): Judged {
  const told = { acknowledged: 0, refused: 0, unknown: 0 };
  const violations: string[] = [];
  for (const sample of samples) {
    const key = reviewKey(run, sample.n);
    const count = rows.get(key) ?? 0;
    const isRefusal = isRefused(sample) || (sample.status >= 400 && sample.status < 500);
    // What is neither leaves the visitor in doubt.
    const kind = isServed(sample) ? 'acknowledged' : isRefusal ? 'refused' : 'unknown';
    told[kind] += 1;
    const isRight = { acknowledged: count === 1, refused: count === 0, unknown: count <= 1 }[kind];
    if (!isRight) violations.push(`${key} was ${kind} and is written ${count} times`);
  }
  const { acknowledged, refused, unknown } = told;
  return proof(`${acknowledged} acknowledged, ${refused} refused, ${unknown} without an answer`, violations);
}
