import { isMap, isNode, isScalar, Lexer, LineCounter, parseDocument, Parser } from 'yaml';
import type { CST, Document, YAMLError } from 'yaml';
import type { z } from 'zod';
import type { LineProblem } from '../../article/markdown/line-problem.core.ts';
import { checkFields, isTooDeep, NESTING_MAX, TOO_DEEP } from './parsed.ts';
import type { Checked, Parsed } from './parsed.ts';

// No front matter and no list needs more references, which could otherwise grow a small file without bound.
const MAX_ALIASES = 20;
const FIELDS_MAX = 1000;
const TOO_MANY = `there are more than ${FIELDS_MAX.toLocaleString('en-US')} fields; remove those that are not fields here`;

/** Reads YAML. Problems name their lines, counted from `firstLine`. */
export function parseYaml(text: string, firstLine = 1): Parsed {
  const found = tooMuch(text);
  if (found !== null) return { kind: 'wrong', problems: [{ ...found, line: firstLine + found.line }] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number): number => firstLine + Math.max(1, lines.linePos(offset).line) - 1;
  if (document.errors.length > 0) {
    const rows = text.split(/\r\n|\n|\r/);
    const problems = document.errors.map((error) => {
      const at = lineAt(error.pos[0]) - firstLine;
      const row = error.code === 'MISSING_CHAR' ? rows.slice(0, at + 1).findLastIndex((one) => OPENED.test(one)) : at;
      const shown = row === -1 ? at : row;
      return { line: firstLine + shown, problem: explained(error, rows[shown] ?? '') };
    });
    // What follows from the first mistake of a line says nothing more.
    return {
      kind: 'wrong',
      problems: [...new Map([...problems].reverse().map((one) => [one.line, one])).values()].reverse(),
    };
  }
  let content: unknown;
  try {
    content = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (error) {
    return { kind: 'wrong', problems: [{ line: firstLine, problem: String(error).replace(/^\w*Error: /, '') }] };
  }
  if (isTooDeep(content)) return { kind: 'wrong', problems: [{ line: firstLine, problem: TOO_DEEP }] };
  return {
    kind: 'ok',
    content,
    lineOf: (path) => lineAt(offsetOf(document, path)),
    doubts: commentsIn(document).map(({ offset, problem }) => ({ line: lineAt(offset), problem })),
  };
}

/** Finds the line, counted from 0, at which values are more than can be put together, before they are. */
function tooMuch(text: string): LineProblem | null {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    Array.from(parser.next(lexeme));
    // Around the values is the document, and in them a word.
    const isDeep = parser.stack.length > NESTING_MAX + 2;
    const problem = isDeep ? TOO_DEEP : hasTooManyFields(parser.stack.at(-1)) ? TOO_MANY : null;
    if (problem !== null) return { line: text.slice(0, parser.offset).split('\n').length - 1, problem };
  }
  return null;
}

// The parser compares each field with all before it.
const hasTooManyFields = (token: CST.Token | undefined): boolean =>
  (token?.type === 'block-map' || (token?.type === 'flow-collection' && token.start.source === '{')) &&
  token.items.length > FIELDS_MAX;

/** Reads YAML and checks it by a schema. */
export function readYaml<T>(text: string, schema: z.ZodType<T>): Checked<T> {
  const parsed = parseYaml(text);
  return parsed.kind === 'ok' ? checkFields(parsed.content, schema, parsed.lineOf) : parsed;
}

/** A field whose value begins with a quote. */
const OPENED = /^\s*(?:- )?[\w-]+:[ \t]+["']/;

/** Says what to write, for what YAML means otherwise than most authors. */
function explained({ code, message }: YAMLError, row: string): string {
  const [, field = 'value', value = ''] = /^\s*(?:- )?["']?([\w-]+)["']?:\s+(.*)$/.exec(row) ?? [];
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:(?:\s|$)/.test(value)) return `put the ${field} in quotes: it holds ":"`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return `"${field}" goes on in the line below, which is indented; begin each field at the start of its line`;
  if (code === 'MULTILINE_IMPLICIT_KEY')
    return /^\s*[\w-]+:\S/.test(row)
      ? 'put a blank behind the first colon'
      : 'is no field such as "title: ..."; indent it if it goes on the line above';
  if (code === 'MISSING_CHAR' && OPENED.test(row))
    return `the quote of "${field}" does not end; write it at the end of the ${field} too`;
  if (code === 'UNEXPECTED_TOKEN' && value.startsWith("'")) return `write each ' within the ${field} twice: ''`;
  if (code === 'UNEXPECTED_TOKEN' && value.startsWith('"')) return `write each " within the ${field} as \\"`;
  if (code === 'DUPLICATE_KEY') return `"${field}" is there twice; remove one`;
  if (code === 'TAB_AS_INDENT') return 'begins with a tab; indent it with spaces';
  const [sign = ''] = /^[[\]{}*&!|>%@`"',]/.exec(value) ?? [];
  return sign === '' ? message : `${message}; put the ${field} in quotes: it begins with ${sign}`;
}

/** Finds values that end at ` #`, because the rest of the line is a comment in YAML. */
function commentsIn({ contents }: Document): { offset: number; problem: string }[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(value) || value.type !== 'PLAIN' || !value.comment || !value.range) return [];
    const name = isScalar(key) ? String(key.value) : '';
    const problem = `"${name}" ends before "#${value.comment}", a comment in YAML; put it in quotes if it is meant`;
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
