import type { z } from 'zod';
import { problemsOfForeignTags } from '../../article/markdown/foreign-tags.core.ts';
import type { LineProblem } from '../../article/markdown/line-problem.core.ts';
import { adaptFields } from './adapt-fields.core.ts';
import type { Told } from './adapt-fields.core.ts';
import { asDate } from './other-dates.core.ts';
import { plainWords } from './plain-words.ts';
import { checkFields } from './parsed.ts';
import type { Checked, Parsed } from './parsed.ts';
import { PostFields } from './post-fields.ts';

export interface ReadFields {
  checked: Checked<PostFields>;
  doubts: LineProblem[];
  /** The line of a field. */
  lineOf(field: string): number;
  /** The line of each old address. */
  addressLines: ReadonlyMap<string, number>;
}

const OWN = Object.keys(PostFields.shape).filter((name) => name !== 'aliases');
/** Without these a post does not stand. Others are left out of it when `isLenient`, and told. */
const REQUIRED: ReadonlySet<PropertyKey> = new Set([
  'title',
  'description',
  'excerpt',
  'author',
  'status',
  'published',
]);
const SHOWN = ['title', 'description', 'excerpt', 'imageAlt'] as const;

/** What else a file says of its post, for fields that are missing. */
interface Beside {
  /** The words of the text. */
  words: string;
  /** The day in the name of the file. */
  day: string | null;
  /** Whether the file stands among drafts. */
  isDraft: boolean;
  /** The author of posts that name none. */
  author: string | null;
  now: Date;
}

/** Reads the fields of a post, and takes those that are missing from beside them when `isLenient`. */
export function readFields(front: Parsed, beside: Beside, isLenient: boolean): ReadFields {
  if (front.kind === 'wrong') return { checked: front, doubts: [], lineOf: () => 1, addressLines: new Map() };
  const { content, doubts: ofParser } = front;
  const lineOf = (field: PropertyKey): number => front.lineOf([field]);
  const atLine = ({ field, problem }: Told): LineProblem => ({ line: lineOf(field), problem });
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return {
      checked: checkFields(content, PostFields, front.lineOf),
      doubts: [],
      lineOf,
      addressLines: new Map(),
    };
  }
  const adapted = adaptFields({ ...content }, OWN, { now: beside.now, isLenient });
  const fields: Record<string, unknown> = { ...adapted.fields };
  if (beside.author !== null) fields['author'] ??= beside.author;
  const html = htmlIn(fields, isLenient);
  const problems = [...adapted.problems, ...tagsIn(fields), ...(isLenient ? [] : html)].map(atLine);
  const made = isLenient ? [...html, ...complete(fields, beside, adapted.hiddenBy)] : [];
  const doubts = [...ofParser, ...[...adapted.doubts, ...made].map(atLine)];
  let checked = checkFields(fields, PostFields, front.lineOf);
  if (isLenient && checked.kind === 'wrong') {
    doubts.push(...withoutWrong(fields).map(atLine));
    checked = checkFields(fields, PostFields, front.lineOf);
  }
  const wrong = checked.kind === 'wrong' ? checked.problems : [];
  const addressLines = new Map([...adapted.addresses].map(([path, field]) => [path, lineOf(field)]));
  return {
    checked:
      problems.length > 0 || checked.kind === 'wrong' ? { kind: 'wrong', problems: [...problems, ...wrong] } : checked,
    doubts,
    lineOf,
    addressLines,
  };
}

const linesOf = (value: unknown): string[] => (typeof value === 'string' ? value.split('\n') : []);

/** Finds tags of other programs in fields that readers see. */
const tagsIn = (fields: Readonly<Record<string, unknown>>): Told[] =>
  SHOWN.flatMap((field) =>
    problemsOfForeignTags(linesOf(fields[field])).map(({ problem }) => ({
      field,
      problem: `"${field}": ${problem}`,
    })),
  );

/** Finds HTML and Markdown in fields that readers see, where it would stand as it is written, and takes it out when `isLenient`. */
function htmlIn(fields: Record<string, unknown>, isLenient: boolean): Told[] {
  return SHOWN.flatMap((field) => {
    const given = fields[field];
    const plain = typeof given === 'string' ? plainWords(given) : given;
    if (typeof given !== 'string' || plain === given) return [];
    if (isLenient) fields[field] = plain;
    return [
      { field, problem: `"${field}" ${isLenient ? 'is read as' : 'is shown as it stands; write'} "${String(plain)}"` },
    ];
  });
}

/** Removes optional values that are wrong. Of a list what is right stays. */
function withoutWrong(fields: Record<string, unknown>): Told[] {
  const told: Told[] = [];
  // Entries that are wrong hide that there are too many.
  for (let round = 0; round < 2; round++) {
    const issues = PostFields.safeParse(fields).error?.issues ?? [];
    for (const field of new Set(issues.map(({ path }) => String(path[0])))) {
      if (REQUIRED.has(field) || !(field in fields)) continue;
      const wrong = issues.filter(({ path }) => path[0] === field);
      const { rest, what } = rightOf(fields[field], wrong);
      if (rest === undefined) delete fields[field];
      else fields[field] = rest;
      for (const { message } of wrong) told.push({ field, problem: `"${field}" ${message}; ${what}` });
    }
  }
  return told;
}

/** What is right of a value, and what is said of the rest of it. */
function rightOf(value: unknown, wrong: readonly z.core.$ZodIssue[]): { rest?: unknown[]; what: string } {
  if (!Array.isArray(value)) return { what: 'it is left out' };
  const places = new Set(wrong.map(({ path }) => path[1]));
  const most = wrong.find(({ code, path }) => code === 'too_big' && path.length === 1);
  const right = [...new Set<unknown>(value.filter((_, at) => !places.has(at)))];
  if (most?.code !== 'too_big') return { rest: right, what: 'it is left out' };
  const last = Number(most.maximum);
  return { rest: right.slice(0, last), what: `left out: ${right.slice(last).map(String).join(', ')}` };
}

const SUMMARIES = { description: { min: 50, max: 200 }, excerpt: { min: 40, max: 300 } };

/** Takes missing summaries from the beginning of the text, says so, and takes a post with a date as published. */
function complete(fields: Record<string, unknown>, { words, day, isDraft }: Beside, hiddenBy: Told | null): Told[] {
  const told: Told[] = [];
  if (fields['published'] === undefined && day !== null) {
    fields['published'] = asDate(day);
    told.push({ field: 'published', problem: `"published" is the day in the name of the file: ${asDate(day)}` });
  }
  for (const [field, { min, max }] of Object.entries(SUMMARIES)) {
    const given = typeof fields[field] === 'string' ? fields[field].trim() : '';
    if (given.length >= min && given.length <= max) continue;
    const source = given.length > max ? given : words;
    const made = beginningOf(source, max);
    if (made.length < min) continue;
    fields[field] = made;
    const few = given === '' ? '' : `"${given}" has fewer than ${min} characters, and `;
    const how = given.length > max ? 'is cut' : `${few}is the beginning of the text`;
    told.push({ field, problem: `"${field}" ${how}: ${made}` });
  }
  if (isDraft && fields['status'] !== 'draft') {
    fields['status'] = 'draft';
    told.push({ field: 'status', problem: '"status" is draft: the file stands in a folder of drafts' });
  }
  if (hiddenBy !== null && fields['status'] !== 'draft') {
    fields['status'] = 'draft';
    told.push(hiddenBy);
  }
  if (fields['status'] === undefined && fields['published'] !== undefined) {
    fields['status'] = 'published';
    told.push({
      field: 'status',
      problem: '"status" is published: it has a date, and nothing says that it is a draft',
    });
  } else if (fields['status'] === undefined)
    told.push({ field: 'status', problem: '"status" is draft, because the post has no date' });
  return told;
}

/** The sentences that fit, or else the words. */
function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  const sentences = /^[^]{50,}[.!?](?=\s)/.exec(start)?.[0];
  return sentences ?? `${start.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
