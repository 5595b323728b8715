import type { LineProblem } from '../../article/addresses.core.ts';
import { unsupportedSyntaxIn } from '../../article/unsupported-syntax.core.ts';
import { readOldAddress } from '../../old-addresses/old-address.core.ts';
import { isSlug, slugFrom } from '../../post-names/post-name.core.ts';
import { asDate, meaningOf, whyNeeded } from './names.core.ts';
import { PostFields } from './post-fields.ts';
import { checkFields, type Checked, type Parsed } from './yaml.ts';

export interface ReadFields {
  checked: Checked<PostFields>;
  doubts: LineProblem[];
  /** The line of a field. */
  lineOf(field: string): number;
  /** The line of each old address. */
  addressLines: ReadonlyMap<string, number>;
}

/** What else a file says of its post, for fields that are missing. */
interface Beside {
  /** The words of the text. */
  words: string;
  /** The day in the name of the file. */
  day: string | null;
  /** The author of posts that name none. */
  author: string | null;
}

/** Reads the fields of a post. When `isLenient`, usual names and values of other programs are taken for ours, and told. */
export function readFields(front: Parsed, beside: Beside, isLenient: boolean): ReadFields {
  if (front.kind === 'wrong') return { checked: front, doubts: [], lineOf: () => 1, addressLines: new Map() };
  const lineOf = (field: string): number => front.lineOf([field]);
  const { content } = front;
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { checked: checkFields(content, PostFields, front.lineOf), doubts: [], lineOf, addressLines: new Map() };
  const fields: Record<string, unknown> = {};
  const doubts = [...front.doubts];
  const problems: LineProblem[] = [];
  const addressLines = new Map<string, number>();
  /** The field that says each of ours. */
  const writtenAs = new Map<string, string>();
  const tell = (into: LineProblem[], field: string, problem: string): void =>
    void into.push({ line: lineOf(field), problem: `"${field}" ${problem}` });
  for (const [field, value] of Object.entries(content)) take(field, value);
  if (addressLines.size > 0) fields['aliases'] = [...addressLines.keys()];
  if (beside.author !== null) fields['author'] ??= beside.author;
  for (const field of SHOWN)
    for (const problem of markupIn(fields[field])) tell(problems, writtenAs.get(field) ?? field, problem);
  if (isLenient) for (const problem of complete(fields, beside)) doubts.push({ line: lineOf(''), problem });
  let checked = checkFields(fields, PostFields, front.lineOf);
  if (isLenient && checked.kind === 'wrong') {
    leaveOut();
    checked = checkFields(fields, PostFields, front.lineOf);
  }
  const wrong = checked.kind === 'wrong' ? checked.problems : [];
  if (problems.length > 0) checked = { kind: 'wrong', problems: [...problems, ...wrong] };
  return { checked, doubts, lineOf, addressLines };

  function take(field: string, value: unknown): void {
    const meaning = meaningOf(field, value);
    if (!meaning) return takeUnknown(field, value);
    const { to, read } = meaning;
    const isOwn = field === to;
    if (value === null || (value === '' && !isOwn)) {
      if (isOwn && NEEDED.has(to)) fields[to] = value;
    } else if (to === 'aliases') takeAddresses(field, value);
    else if (to === 'slug') takeSlug(field, value);
    else takeReading(field, to, read(value) ?? (isOwn ? value : undefined), value);
  }

  function takeUnknown(field: string, value: unknown): void {
    if (!isLenient) return tell(problems, field, `is not a field; write one of ${OWN.join(', ')}, or remove it`);
    const needed = value === null || value === '' ? null : whyNeeded(field, value);
    tell(needed === null ? doubts : problems, field, needed ?? 'is not a field, and is left out');
  }

  function takeReading(field: string, to: string, reading: unknown, value: unknown): void {
    const written = `${to}: ${shown(reading)}`;
    const other = writtenAs.get(to);
    const how = `write "${to}: ${EXAMPLES[to] ?? '...'}"`;
    if (reading === undefined)
      return tell(problems, field, `is no "${to}" that has one reading: ${shown(value)}; ${how}`);
    if (other !== undefined && shown(fields[to]) !== shown(reading))
      return tell(problems, field, `and "${other}" say two things; remove one, or write "${written}"`);
    const isOwn = field === to;
    writtenAs.set(to, field);
    fields[to] = isOwn && !isLenient ? value : reading;
    if (!isOwn && !isLenient) tell(problems, field, `is not a field here; write "${written}"`);
    else if (!isOwn || shown(value) !== shown(fields[to])) tell(doubts, field, `is read as "${written}"`);
  }

  function takeAddresses(field: string, value: unknown): void {
    for (const one of [value].flat()) {
      const read = typeof one === 'string' ? readOldAddress(one) : ({ kind: 'wrong', why: 'must be text' } as const);
      // `permalink: false` of Eleventy makes no page.
      const told = isLenient && typeof one === 'string' ? doubts : problems;
      if (read.kind === 'ok') addressLines.set(read.path, addressLines.get(read.path) ?? lineOf(field));
      else tell(told, field, `leads nowhere: "${shown(one)}" ${read.why}`);
    }
  }

  function takeSlug(field: string, value: unknown): void {
    const slug = slugIn(value);
    if (isLenient) tell(doubts, field, slug === '' ? 'is left out' : `makes it the post ${slug}`);
    else tell(problems, field, `is not a field here; call the file ${slug}.md`);
  }

  /** Leaves out what is wrong and not needed. */
  function leaveOut(): void {
    for (const { path, message } of PostFields.safeParse(fields).error?.issues ?? []) {
      const field = String(path[0]);
      if (NEEDED.has(field) || !(field in fields)) continue;
      delete fields[field];
      tell(doubts, writtenAs.get(field) ?? field, `${message}; it is left out`);
    }
  }
}

const OWN = Object.keys(PostFields.shape);
const SHOWN = ['title', 'description', 'excerpt', 'imageAlt'] as const;
/** Without these a post does not stand. */
const NEEDED: ReadonlySet<string> = new Set(['title', 'description', 'excerpt', 'author', 'status', 'published']);
const DATE = '2026-03-05T09:00:00-05:00';
const EXAMPLES: Readonly<Record<string, string>> = { published: DATE, updated: DATE, status: 'draft', tags: '[fees]' };

// A value with a key `toString` cannot become text by itself.
const shown = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 80);

const MARKUP = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});|<\/?[a-z][^<>]*>|\*\*\S|\]\(/i;

/** Finds marks and HTML in a field, where readers would see them as they stand. */
const markupIn = (text: unknown): string[] =>
  typeof text !== 'string'
    ? []
    : [
        ...(MARKUP.test(text) ? ['is shown as it stands; write it without HTML and Markdown'] : []),
        ...text
          .split('\n')
          .flatMap((row) => unsupportedSyntaxIn(row, 1, 'write it otherwise').map(({ problem }) => `holds ${problem}`)),
      ];

/** The slug in a field: `Why-Fees`, or `/2020/why-fees/`. Empty when there is none. */
function slugIn(value: unknown): string {
  const last = typeof value === 'string' ? (value.split('/').filter(Boolean).at(-1) ?? '') : '';
  return isSlug(last) ? last : slugFrom(last);
}

/** The slug in fields, which other programs use in place of the name of the file. Empty when there is none. */
export const slugOfFields = (content: unknown): string =>
  typeof content === 'object' && content !== null ? slugIn(Reflect.get(content, 'slug')) : '';

const SUMMARIES = { description: { min: 50, max: 200 }, excerpt: { min: 40, max: 300 } };

/** Takes missing summaries from the beginning of the text, and a post with a date as published. Says so. */
function complete(fields: Record<string, unknown>, { words, day }: Beside): string[] {
  const told: string[] = [];
  const set = (field: string, value: unknown, why: string): void => {
    if (value === undefined || fields[field] !== undefined) return;
    fields[field] = value;
    told.push(`"${field}" is ${String(value)}: ${why}`);
  };
  if (day !== null) set('published', asDate(day), 'the day in the name of the file');
  for (const [field, { min, max }] of Object.entries(SUMMARIES))
    if (words.length >= min) set(field, beginningOf(words, max), 'the beginning of the text');
  if (fields['published'] === undefined) set('status', 'draft', 'the post has no date');
  else set('status', 'published', 'it has a date, and nothing says that it is a draft');
  return told;
}

/** The sentences that fit, or else the words. */
function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  return /^[^]{50,}[.!?](?=\s)/.exec(start)?.[0] ?? `${start.slice(0, max - 1).replace(/\s+\S*$/, '')}…`;
}
