import type { z } from 'zod';
import type { LineProblem } from '../../article/markdown/line-problem.core.ts';

/** Fields as they stand in a file, with the way back to their lines. */
export interface ParsedFields {
  kind: 'ok';
  content: unknown;
  /** The line of a value, counted from 1; that of what is around it when the value is not there. */
  lineOf(path: readonly PropertyKey[]): number;
  /** What was read other than its author may think. */
  doubts: LineProblem[];
}

export type Parsed = ParsedFields | { kind: 'wrong'; problems: LineProblem[] };

export type Checked<T> = { kind: 'ok'; value: T } | { kind: 'wrong'; problems: LineProblem[] };

/** More fields in one another than any program has; readers of YAML would otherwise run out of memory. */
export const NESTING_MAX = 20;
export const TOO_DEEP = `the values are more than ${NESTING_MAX} deep in one another; write them side by side`;

/** Whether values are deeper in one another than fields may be. One that holds itself is. */
export const isTooDeep = (value: unknown, levels = NESTING_MAX): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isTooDeep(one, levels - 1)));

/** Checks fields by a schema. Problems name their lines. */
export function checkFields<T>(content: unknown, schema: z.ZodType<T>, lineOf: ParsedFields['lineOf']): Checked<T> {
  const parsed = schema.safeParse(content);
  if (parsed.success) return { kind: 'ok', value: parsed.data };
  const problems = parsed.error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
    return keys.map((key) => {
      const path = key === null ? issue.path : [...issue.path, key];
      const name = path.length > 0 ? `"${path.join('.')}" ` : '';
      return { line: lineOf(path), problem: name + (key === null ? issue.message : 'is not a field') };
    });
  });
  return { kind: 'wrong', problems };
}
