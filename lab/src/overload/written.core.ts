import { isRefused, isServed } from './sample.core.ts';
import type { Sample } from './sample.core.ts';

export interface Written {
  acknowledged: number;
  refused: number;
  /** Neither: the visitor cannot know. Written at most once. */
  unknown: number;
  unknownWritten: number;
  violations: string[];
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
    const told = outcomeOf(sample);
    written[told] += 1;
    if (told === 'unknown' && count > 0) written.unknownWritten += 1;
    const wanted = told === 'acknowledged' ? count === 1 : told === 'refused' ? count === 0 : count <= 1;
    if (!wanted) written.violations.push(`${keyOf(sample.n)} was ${told} and is written ${count} times`);
  }
  return written;
}

function outcomeOf(sample: Sample): 'acknowledged' | 'refused' | 'unknown' {
  if (isServed(sample)) return 'acknowledged';
  const isSaidToBeRefused = isRefused(sample) || (sample.status >= 400 && sample.status < 500);
  return isSaidToBeRefused || !sample.sent ? 'refused' : 'unknown';
}
