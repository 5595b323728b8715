import type { LineProblem } from '../../article/markdown/line-problem.core.ts';
import type { Parsed } from './parsed.ts';

const FIELD = /^(?:\.\. )?([A-Za-z][\w -]{0,40}):(?:[ \t]+(.*))?$/;
const MORE = /^[ \t]+\S/;

export interface PlainFields {
  front: Parsed;
  /** The number of lines that the fields take. */
  end: number;
}

/**
 * Reads fields without fences: lines `Title: Fees` of Pelican and MultiMarkdown up to an empty line, and `.. title: Fees` of Nikola, also in a comment. Null when the text does not begin with some, or none is a title.
 */
export function plainFields(lines: readonly string[]): PlainFields | null {
  const isComment = /^<!--[ \t]*$/.test(lines[0] ?? '');
  const from = isComment ? 1 : 0;
  const places = new Map<string, number>();
  const values = new Map<string, string>();
  const problems: LineProblem[] = [];
  let name = '';
  let at = from;
  for (; at < lines.length; at++) {
    const text = lines[at] ?? '';
    const [, field, value = ''] = FIELD.exec(text) ?? [];
    if (field === undefined && (name === '' || !MORE.test(text))) break;
    name = field ?? name;
    if (field !== undefined && places.has(field))
      problems.push({ line: at + 1, problem: `"${field}" is there twice; remove one` });
    if (!places.has(name)) places.set(name, at);
    values.set(name, `${values.get(name) ?? ''} ${field === undefined ? text.trim() : value}`.trim());
  }
  const last = (lines[at] ?? '').trim();
  const isTitled = [...values.keys()].some((one) => one.toLowerCase() === 'title');
  if (last !== (isComment ? '-->' : '') || !isTitled) return null;
  const content = Object.fromEntries([...values].filter(([, value]) => value !== ''));
  const lineOf = ([field]: readonly PropertyKey[]): number => (places.get(String(field)) ?? from) + 1;
  const front: Parsed = problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'ok', content, lineOf, doubts: [] };
  return { front, end: at + 1 };
}
