import { normalAfter } from './normal.core.ts';
import { percentile } from '../kit/statistics.core.ts';
import { isRefused, isServed } from './sample.core.ts';
import type { Sample } from './sample.core.ts';
import { TARGETS } from './targets.core.ts';
import type { Kind } from './visitors/visits.core.ts';
import type { Written } from './written.core.ts';

/** Observations while one load was offered. */
export interface Seen {
  kind: Kind;
  /** In multiples of the capacity, which is per second. */
  times: number;
  capacity: number;
  seconds: number;
  samples: readonly Sample[];
  /** A few visitors who opened pages during the load and after it. */
  beside: readonly Sample[];
  memoryMb: { before: number; most: number };
  /** Cores that the visitors themselves took. */
  generatorCores: number;
  /** Only for reviews. */
  written: Written | null;
}

/** One line of the table. */
export interface Line {
  kind: Kind;
  times: number;
  offered: number;
  /** In time, a second. */
  served: number;
  goodput: number;
  admitted: { p50: number; p99: number };
  refused: { share: number; p50: number; p99: number };
  /** Neither served nor refused as promised: what it was -> how often. */
  errors: Record<string, number>;
  memoryMb: number;
  normalSeconds: number;
  besideServed: number;
  generator: { cores: number; lateMs: number };
  written: Written | null;
}

/** A generator that comes so much too late measures itself. */
const LATE_MS = 50;

export function lineOf(seen: Seen): Line {
  const { samples, capacity, seconds } = seen;
  const served = samples.filter(isServed);
  const refused = samples.filter(isRefused);
  const inTime = served.filter(({ took }) => took <= TARGETS.admittedMs).length / seconds;
  const waits = served.map(({ took }) => took);
  const refusals = refused.map(({ took, late }) => took - late);
  const during = seen.beside.filter(({ at }) => at >= 0 && at < seconds * 1_000);
  return {
    kind: seen.kind,
    times: seen.times,
    offered: samples.length / seconds,
    served: inTime,
    goodput: inTime / capacity,
    admitted: { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) },
    refused: {
      share: refused.length / samples.length,
      p50: percentile(refusals, 0.5),
      p99: percentile(refusals, 0.99),
    },
    errors: errorsOf(samples),
    memoryMb: seen.memoryMb.most - seen.memoryMb.before,
    normalSeconds: normalAfter(seen.beside, seconds * 1_000) / 1_000,
    besideServed: during.filter(isServed).length / during.length,
    generator: {
      cores: seen.generatorCores,
      lateMs: percentile(
        samples.map(({ late }) => late),
        0.99,
      ),
    },
    written: seen.written,
  };
}

function errorsOf(samples: readonly Sample[]): Record<string, number> {
  const errors: Record<string, number> = {};
  for (const sample of samples) {
    if (isServed(sample) || isRefused(sample)) continue;
    const what = sample.status === 0 ? (sample.sent ? 'no answer' : 'no connection') : wordOf(sample);
    errors[what] = (errors[what] ?? 0) + 1;
  }
  return errors;
}

const wordOf = ({ status }: Sample): string =>
  status === 503 || status === 429 ? `${status} without Retry-After` : String(status);

/** Every way in which a line does not hold what is promised. */
export function shortfalls(line: Line): string[] {
  const { goodput, admitted, refused, errors, memoryMb, normalSeconds, generator, written } = line;
  const failed = Object.values(errors).reduce((sum, count) => sum + count, 0);
  const checks: [boolean, string][] = [
    [generator.lateMs > LATE_MS, `the visitors themselves came ${generator.lateMs.toFixed(0)} ms late`],
    [goodput < TARGETS.goodput, `goodput ${percent(goodput)}, promised ${percent(TARGETS.goodput)}`],
    [
      admitted.p99 > TARGETS.admittedMs,
      `p99 of admitted ${admitted.p99.toFixed(0)} ms, promised ${TARGETS.admittedMs} ms`,
    ],
    [refused.p99 > TARGETS.refusalMs, `p99 of refusals ${refused.p99.toFixed(1)} ms, promised ${TARGETS.refusalMs} ms`],
    [failed > 0, `${failed} answers are neither`],
    [memoryMb > TARGETS.memoryMb, `${memoryMb.toFixed(0)} MB more, promised ${TARGETS.memoryMb} MB`],
    [normalSeconds > TARGETS.normalSeconds, `${normalWords(normalSeconds)}, promised ${TARGETS.normalSeconds} s`],
    [(written?.violations.length ?? 0) > 0, `${written?.violations.length} reviews are not as they were answered`],
  ];
  return checks.flatMap(([falls, what]) => (falls ? [what] : []));
}

const normalWords = (seconds: number): string =>
  seconds === Infinity ? 'not normal as long as it was watched' : `normal after ${seconds.toFixed(1)} s`;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
