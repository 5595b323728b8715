import { parseYaml, SIGNS_MAX } from './yaml.ts';
import type { Parsed } from './yaml.ts';

export interface Parts {
  front: Parsed;
  body: string;
  /** Line at which the body begins, counted from 1. */
  bodyLine: number;
}

// No post has a tenth of these.
const FIELDS_MAX = 10_000;
const TOO_LONG = `the fields have more than ${FIELDS_MAX.toLocaleString('en-US')} characters; move text below them`;

/** Divides a file into its fields and its text, or says in which way it has no fields. */
export function divide(text: string): Parts | { problem: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const isFence = (line: string | undefined): boolean => /^---[ \t]*$/.test(line ?? '');
  const endFrom = (from: number): number => lines.findIndex((line, at) => at >= from && isFence(line));
  if (!isFence(lines[0]))
    return { problem: 'must begin with a line "---", the fields as YAML, and another line "---"' };
  const end = endFrom(1);
  if (end === -1) return { problem: 'the fields have no end: a line "---" is missing' };
  const fields = lines.slice(1, end).join('\n');
  if (fields.length > FIELDS_MAX) return { problem: TOO_LONG };
  const body = { body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
  // Readers would see fields that stand there, and these may say that it is a draft.
  const again = lines.findIndex((line, at) => at > end && line.trim() !== '');
  const isAgain =
    isFence(lines[again]) && /^[A-Za-z][\w -]{0,40}:/.test(lines[again + 1] ?? '') && endFrom(again + 1) > 0;
  const twice = { line: again + 1, problem: 'fields begin a second time; move them into the first block' };
  return { front: isAgain ? { kind: 'wrong', problems: [twice] } : parseYaml(fields, 2, SIGNS_MAX), ...body };
}
