import type { LineProblem } from '../../article/markdown/line-problem.core.ts';
import { isKnownName } from './adapt-fields.core.ts';
import type { Parsed } from './parsed.ts';
import { PostFields } from './post-fields.ts';

const FIELD = /^(?:\.\. )?([A-Za-z][\w -]{0,40}):(?:[ \t]([^]*))?$/;
const MORE = /^[ \t]+\S/;
const FENCE = /^---[ \t]*$/;
const OWN = Object.keys(PostFields.shape);

/** No post has a tenth of these. */
const LINES_MAX = 1_000;

export interface PlainFields {
  front: Parsed;
  /** The number of lines that the fields take. */
  end: number;
}

const BELOW =
  'is a field below an empty line, where the text begins; remove the empty line, or begin the text in another way';

const indented = (above: string): string =>
  `is a field, but is indented and would be part of "${above}"; begin it at the start of its line`;

/** Whether a line begins as a field that some program has. */
export const isKnownField = (line: string): boolean =>
  isKnownName(/^\s*(?:\.\. |:)?([A-Za-z][\w -]{0,40}):/.exec(line)?.[1]?.trim() ?? '', OWN);

/** Finds the first line of a text that may be one of the fields above an empty line, as a post may say there that it is a draft. */
function fieldBelow(lines: readonly string[], from: number): number | null {
  for (let at = from; at < Math.min(lines.length, from + LINES_MAX); at++) {
    const line = lines[at] ?? '';
    if (FENCE.test(line) || isKnownField(line)) return at;
    if (!FIELD.test(line) && !/^\s*(?:#|$)/.test(line)) return null;
  }
  return null;
}

/**
 * Reads fields without fences: lines `Title: Fees` of Pelican and MultiMarkdown up to an empty line, and `.. title: Fees` of Nikola, also in a comment. Null when the text does not begin with some, or none is a title.
 */
export function plainFields(lines: readonly string[]): PlainFields | null {
  const isComment = /^<!--[ \t]*$/.test(lines[0] ?? '');
  const from = isComment ? 1 : 0;
  const places = new Map<string, number>();
  const values = new Map<string, string[]>();
  const problems: LineProblem[] = [];
  let name = '';
  let at = from;
  for (; at < Math.min(lines.length, LINES_MAX); at++) {
    const text = lines[at] ?? '';
    const [, field, value = ''] = FIELD.exec(text) ?? [];
    if (field === undefined) {
      if (name === '' || !MORE.test(text)) break;
      if (isKnownField(text)) problems.push({ line: at + 1, problem: indented(name) });
      values.get(name)?.push(text.trim());
      continue;
    }
    name = field.trim();
    if (places.has(name)) problems.push({ line: at + 1, problem: `"${name}" is there twice; remove one` });
    else places.set(name, at);
    values.set(name, [...(values.get(name) ?? []), value.trim()]);
  }
  const last = (lines[at] ?? '').trim();
  const isTitled = [...values.keys()].some((one) => one.toLowerCase() === 'title');
  if (last !== (isComment ? '-->' : '') || !isTitled) return null;
  const below = isComment ? null : fieldBelow(lines, at);
  if (below !== null) problems.push({ line: below + 1, problem: BELOW });
  const texts = [...values].map(([field, value]) => [field, value.join(' ').trim()] as const);
  const content = Object.fromEntries(texts.filter(([, value]) => value !== ''));
  const lineOf = ([field]: readonly PropertyKey[]): number => (places.get(String(field)) ?? from) + 1;
  const front: Parsed = problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'ok', content, lineOf, doubts: [] };
  return { front, end: at + 1 };
}
