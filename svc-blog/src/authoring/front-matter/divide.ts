import { parseToml } from './toml-text.ts';
import { parseYaml } from './yaml-text.ts';
import type { Parsed } from './parsed.ts';

export interface Parts {
  front: Parsed;
  body: string;
  /** Line at which the body begins, counted from 1. */
  bodyLine: number;
}

const FENCES = [
  { fence: '---', start: /^---[ \t]*$/, end: /^(---|\.\.\.)[ \t]*$/, parse: parseYaml },
  { fence: '+++', start: /^\+\+\+[ \t]*$/, end: /^\+\+\+[ \t]*$/, parse: parseToml },
] as const;

/** Divides a file into its fields (YAML, or TOML between `+++`) and its text, or says in which way it has no fields. */
export function divide(text: string): Parts | { problem: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const kind = FENCES.find(({ start }) => start.test(lines[0] ?? ''));
  if (!kind) return { problem: 'must begin with a line "---", the fields, and another line "---"' };
  const end = lines.findIndex((line, index) => index > 0 && kind.end.test(line));
  if (end === -1) return { problem: `the fields have no end: a line "${kind.fence}" is missing` };
  return {
    front: kind.parse(lines.slice(1, end).join('\n'), 2),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
