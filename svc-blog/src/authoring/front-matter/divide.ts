import type { LineProblem } from '../../article/markdown/line-problem.core.ts';
import { isKnownField, plainFields } from './plain-text.ts';
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
  { fence: '---', start: /^---(?:[ \t]*(?:yaml|json))?[ \t]*$/i, end: /^(---|\.\.\.)[ \t]*$/, parse: parseYaml },
  { fence: '---', start: /^---[ \t]*toml[ \t]*$/i, end: /^---[ \t]*$/, parse: parseToml },
  { fence: '+++', start: /^\+\+\+[ \t]*$/, end: /^\+\+\+[ \t]*$/, parse: parseToml },
  // JSON is YAML too, and its braces are part of it.
  { fence: '}', start: /^\{[ \t]*(?:"|$)/, end: /^\}[ \t]*$/, parse: parseYaml },
] as const;

/** Hexo may leave the first fence out. */
const OPEN = { fence: '---', end: /^---[ \t]*$/, parse: parseYaml } as const;

function fenceBelow(lines: readonly string[]): typeof OPEN | undefined {
  const first = lines.findIndex((line) => line.trim() === '' || OPEN.end.test(line));
  return /^[A-Za-z][\w-]*:(?:[ \t]|$)/.test(lines[0] ?? '') && OPEN.end.test(lines[first] ?? '') ? OPEN : undefined;
}

// Looking for each field takes time with the square of their number, and no post has a tenth of these.
const FIELDS_MAX = 30_000;
const TOO_LONG = `the fields have more than ${FIELDS_MAX.toLocaleString('en-US')} characters; move text below them`;
const isLong = (lines: readonly string[]): boolean => lines.join('\n').length > FIELDS_MAX;

const isText = (line: string): boolean => !/^(?:\s|#|-|\[|[A-Za-z"'][\w "'-]{0,40}[:=]|$)/.test(line);

/** Finds a second block of fields at the beginning of the text, which readers would see, and which may say that it is a draft. */
function secondBlock(lines: readonly string[], from: number): LineProblem | null {
  const at = lines.findIndex((line, index) => index >= from && line.trim() !== '');
  const fence = /^(---|\+\+\+)[ \t]*$/.exec(lines[at] ?? '')?.[1];
  const end = fence === undefined ? -1 : lines.findIndex((line, index) => index > at && line.trimEnd() === fence);
  const block = lines.slice(at + 1, Math.max(end, 0));
  const isEmpty = (line: string): boolean => line.trim() === '';
  if (isEmpty(block[0] ?? '') || (block.some(isEmpty) && block.some(isText))) return null;
  if (!block.some((line) => isKnownField(line.replace(/ ?=/, ':')))) return null;
  const what = 'move them into the first block, or leave a line empty below if they are text';
  return { line: at + 1, problem: `fields begin a second time; ${what}` };
}

/** Divides a file into its fields (YAML, TOML between `+++`, or JSON) and its text, or says in which way it has no fields. */
export function divide(text: string): Parts | { problem: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const kind = FENCES.find(({ start }) => start.test(lines[0] ?? '')) ?? fenceBelow(lines);
  const plain = kind ? null : plainFields(lines);
  if (plain)
    return isLong(lines.slice(0, plain.end))
      ? { problem: TOO_LONG }
      : { front: plain.front, body: lines.slice(plain.end).join('\n'), bodyLine: plain.end + 1 };
  if (!kind) return { problem: 'must begin with a line "---", the fields, and another line "---"' };
  const end = lines.findIndex((line, index) => index > 0 && kind.end.test(line));
  if (end === -1) return { problem: `the fields have no end: a line "${kind.fence}" is missing` };
  const [from, to] = kind.fence === '}' ? [0, end + 1] : [kind === OPEN ? 0 : 1, end];
  const fields = lines.slice(from, to);
  if (isLong(fields)) return { problem: TOO_LONG };
  const again = secondBlock(lines, end + 1);
  return {
    front: again === null ? kind.parse(fields.join('\n'), from + 1) : { kind: 'wrong', problems: [again] },
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
