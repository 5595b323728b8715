import { isMap, isNode, isScalar, Lexer, LineCounter, parseDocument, Parser } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import type { z } from 'zod';
import type { LineProblem } from '../../article/addresses.core.ts';

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

// No front matter and no list needs more references, which could otherwise grow a small file without bound.
const MAX_ALIASES = 20;
// A reader of YAML compares each field with all before it, and runs out of memory where values are deep in one another.
const FIELDS_MAX = 1000;
const NESTING_MAX = 20;
/** Signs and words in the fields of a post; the parser keeps an error for each. */
const SIGNS_MAX = 2000;
const TOO_MUCH = `too many signs, more than ${FIELDS_MAX} fields, or values more than ${NESTING_MAX} deep in one another; write fewer, side by side`;

/** Reads YAML. Problems name their lines, counted from `firstLine`. */
export function parseYaml(text: string, firstLine = 1, signsMax = Infinity): Parsed {
  const wrong = (line: number, problem: string): Parsed => ({ kind: 'wrong', problems: [{ line, problem }] });
  const tooMuch = lineOfTooMuch(text, signsMax);
  if (tooMuch !== null) return wrong(firstLine + tooMuch, `there are ${TOO_MUCH}`);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number): number => firstLine + Math.max(1, lines.linePos(offset).line) - 1;
  const [error] = document.errors;
  // What follows from the first mistake says nothing more.
  if (error) {
    const line = lineAt(error.pos[0]);
    return wrong(line, explained(error, text.split(/\r\n|\n|\r/)[line - firstLine] ?? ''));
  }
  try {
    const content: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    // A value that holds itself has no end.
    if (isDeep(content)) return wrong(firstLine, `there are ${TOO_MUCH}`);
    const doubts = commentsIn(document).map(({ offset, problem }) => ({ line: lineAt(offset), problem }));
    return { kind: 'ok', content, lineOf: (path) => lineAt(offsetOf(document, path)), doubts };
  } catch (failure) {
    return wrong(firstLine, String(failure).replace(/^\w*Error: /, ''));
  }
}

/** Finds the line, counted from 0, at which values are more than can be put together, before they are. */
function lineOfTooMuch(text: string, signsMax: number): number | null {
  const parser = new Parser();
  let signs = 0;
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    const last = parser.stack.at(-1);
    // Around the values is the document, and in them a word.
    const isList = last?.type === 'block-map' || last?.type === 'flow-collection';
    const isTooMuch =
      ++signs > signsMax || parser.stack.length > NESTING_MAX + 2 || (isList && last.items.length > FIELDS_MAX);
    if (isTooMuch) return text.slice(0, parser.offset).split('\n').length - 1;
  }
  return null;
}

const isDeep = (value: unknown, levels = NESTING_MAX): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeep(one, levels - 1)));

/** Says what to write, for what YAML means otherwise than most authors. */
function explained({ code, message }: YAMLError, row: string): string {
  const [, field = 'value', value = ''] = /^\s*(?:- )?["']?([\w-]+)["']?:\s+(.*)$/.exec(row) ?? [];
  if (code === 'DUPLICATE_KEY') return `"${field}" is there twice; remove one`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:(?:\s|$)/.test(value)) return `put the ${field} in quotes: it holds ":"`;
  return `${message}; a field is "name: value" from the start of its line, and a value with signs stands in quotes`;
}

/** Finds values that end at ` #`, because the rest of the line is a comment in YAML. */
function commentsIn({ contents }: Document): { offset: number; problem: string }[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(value) || value.type !== 'PLAIN' || !value.comment || !value.range) return [];
    const problem = `"${String(key)}" ends before "#${value.comment}", a comment in YAML; put it in quotes if it is meant`;
    return [{ offset: value.range[0], problem }];
  });
}

/** Finds the position of a value. A missing one is reported where it should stand. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

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

/** Reads YAML and checks it by a schema. */
export function readYaml<T>(text: string, schema: z.ZodType<T>): Checked<T> {
  const parsed = parseYaml(text);
  return parsed.kind === 'ok' ? checkFields(parsed.content, schema, parsed.lineOf) : parsed;
}

export interface Parts {
  front: Parsed;
  body: string;
  /** Line at which the body begins, counted from 1. */
  bodyLine: number;
}

// No post has a tenth of these.
const FRONT_MAX = 10_000;
const TOO_LONG = `the fields have more than ${FRONT_MAX.toLocaleString('en-US')} characters; move text below them`;

/** Divides a file into its fields and its text, or says in which way it has no fields. */
export function divide(text: string): Parts | { problem: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const isFence = (line: string | undefined): boolean => /^---[ \t]*$/.test(line ?? '');
  if (!isFence(lines[0]))
    return { problem: 'must begin with a line "---", the fields as YAML, and another line "---"' };
  const end = lines.findIndex((line, at) => at > 0 && isFence(line));
  if (end === -1) return { problem: 'the fields have no end: a line "---" is missing' };
  const fields = lines.slice(1, end).join('\n');
  if (fields.length > FRONT_MAX) return { problem: TOO_LONG };
  const body = { body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
  // Readers would see fields that stand there, and these may say that it is a draft.
  const again = lines.findIndex((line, at) => at > end && line.trim() !== '');
  const isAgain = isFence(lines[again]) && /^[A-Za-z][\w -]{0,40}:/.test(lines[again + 1] ?? '');
  const twice = { line: again + 1, problem: 'fields begin a second time; move them into the first block' };
  return { front: isAgain ? { kind: 'wrong', problems: [twice] } : parseYaml(fields, 2, SIGNS_MAX), ...body };
}
