import { readOldAddress } from '../../old-addresses/old-address.core.ts';
import { isSlug, slugFrom } from '../../post-names/slug-rule.core.ts';
import { timeOf } from './other-dates.core.ts';
import { readDate } from './date.core.ts';
import {
  asTags,
  hidingName,
  isAddress,
  isFlag,
  isNoTime,
  isShownFrom,
  otherField,
  OWN_READERS,
  parted,
  PERMALINK_STYLES,
  WITHOUT_MEANING,
} from './other-fields.core.ts';
import type { OtherField } from './other-fields.core.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Something that the author of a field should know. */
export interface Told {
  field: string;
  problem: string;
}

export interface Adapted {
  fields: Fields;
  problems: Told[];
  doubts: Told[];
  /** A tag or category that says that nobody may read the post yet; null when none does. */
  hiddenBy: Told | null;
  /** The field that names each old address. */
  addresses: ReadonlyMap<string, string>;
}

/**
 * Finds fields that other blog programs have. They are told with what to write instead, or, when `isLenient`, taken for
 * what they mean. Old addresses are read either way.
 */
export function adaptFields(
  given: Fields,
  own: readonly string[],
  { now, isLenient }: { now: Date; isLenient: boolean },
): Adapted {
  const fields: Record<string, unknown> = {};
  const problems: Told[] = [];
  const others: Told[] = [];
  const addresses = new Map<string, string>();
  const hiddenBy = isLenient ? hidingField(given, own, now) : null;
  for (const [written, value] of entriesOf(given, isLenient)) {
    const field = isLenient ? usualCase(written, own) : written;
    if (isEmpty(value, field, own)) continue;
    if (isAddress(field, value)) {
      const read = addressesOf(written, value, isLenient);
      for (const path of read.paths) if (!addresses.has(path)) addresses.set(path, field);
      for (const wrong of read.problems) (isLenient ? others : problems).push(wrong);
      for (const doubt of read.doubts) others.push(doubt);
      continue;
    }
    const called = field === 'slug' ? slugIn(value) : '';
    if (called !== '') {
      const strictly = `is not a field here; call the file ${called}.md`;
      others.push(told(written, isLenient ? `makes it the post ${called}` : strictly));
      continue;
    }
    const other = otherField(field, value, given);
    if (own.includes(field) && !other) {
      others.push(...takeOwn(written, value, field, { given, fields, isLenient, now }));
      continue;
    }
    const near = own.find((name) => isNear(field, name));
    if (other) others.push(takeOther(written, value, other, { given, fields, isLenient, now }));
    else if (WITHOUT_MEANING.has(field))
      others.push(told(field, isLenient ? 'means nothing here' : 'is not a field here; remove it'));
    else if (near !== undefined) problems.push(told(field, `is not a field; did you mean "${near}"?`));
    else others.push(told(field, isLenient ? 'is not a field, and is left out' : 'is not a field; remove it'));
  }
  if (addresses.size > 0) fields['aliases'] = [...addresses.keys()];
  return isLenient
    ? { fields, problems, doubts: others, addresses, hiddenBy }
    : { fields, problems: [...problems, ...others], doubts: [], addresses, hiddenBy };
}

/** The fields, with those that Zola keeps in `taxonomies` among them when `isLenient`. */
const entriesOf = (given: Fields, isLenient: boolean): [string, unknown][] =>
  Object.entries(given).flatMap(([field, value]): [string, unknown][] =>
    isLenient && field === 'taxonomies' && typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[field, value]],
  );

/** Finds a tag or category, of all that there are, that says that nobody may read the post yet. */
function hidingField(given: Fields, own: readonly string[], now: Date): Told | null {
  for (const [written, value] of entriesOf(given, true)) {
    const field = usualCase(written, own);
    const to = otherField(field, value)?.to ?? field;
    const name = hidingName(to === 'tags' ? [value, asTags(value, now)] : to === 'category' ? value : []);
    if (name !== undefined) return { field: written, problem: `"status" is draft, because "${written}" has ${name}` };
  }
  return null;
}

const told = (field: string, problem: string): Told => ({ field, problem: `"${field}" ${problem}` });
/** How many of several values are left out because a post has one. */
const more = (value: unknown, to: string): string =>
  Array.isArray(value) && value.length > 1 && to !== 'tags' ? `; ${value.length - 1} more left out` : '';
/** The names in a field of another program that is read as one of them. */
const severalOf = (value: unknown, to: string): unknown =>
  typeof value === 'string' && (to === 'author' || to === 'category') ? parted(value) : value;

/** Shows a value in a message, whatever it is: one with a key `toString` cannot become text by itself. */
const shownValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const shown = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(shownValue).join(', ')}]` : shownValue(value);

interface Around {
  given: Fields;
  fields: Record<string, unknown>;
  isLenient: boolean;
  now: Date;
}

/** Whether a post that has two dates appears at this one: it is the later, and still to come. */
const isLater = (date: unknown, other: unknown, now: Date): boolean =>
  timeOf(date) > Math.max(timeOf(other), now.getTime());

/** Takes a field of ours, and reads it in another program's way when `isLenient`. */
function takeOwn(written: string, value: unknown, to: string, { fields, isLenient, now }: Around): Told[] {
  const better = isLenient ? OWN_READERS[to]?.(value, now) : undefined;
  // A draft stays one, whatever stands behind it, and a date to come is not replaced by an earlier one.
  const isDraft = to === 'status' && isLenient && fields[to] === 'draft';
  const isBefore = to === 'published' && isLater(fields[to], value, now);
  if (!isDraft && !isBefore) fields[to] = better ?? value;
  if (better === undefined || shown(better) === shown(value)) return [];
  return [told(written, `is read as ${shown(better)}${more(value, to)}`)];
}

/** Whether a date is none, as February 30. */
const isNoDay = (to: string, reading: unknown): boolean =>
  (to === 'published' || to === 'updated') && typeof reading === 'string' && readDate(reading) === null;

/** Takes a field of another program for ours, or says what to write. */
function takeOther(
  field: string,
  value: unknown,
  { to, read }: OtherField,
  { given, fields, isLenient, now }: Around,
): Told {
  const isThere = fields[to] !== undefined || (given[to] !== undefined && given[to] !== null && !isFlag(given[to]));
  const reading = read(value, now);
  const isItsDay = to === 'published' && (!isThere || isShownFrom(field));
  if (isNoDay(to, reading)) {
    const why = `names no such day or time: ${shortened(value)}`;
    if (!isLenient) return told(field, `is not a field here, and ${why}`);
    if (!isItsDay) return told(field, `${why}; it is left out`);
    fields['status'] = 'draft';
    return told(field, `${why}; the post is a draft`);
  }
  if (isLenient && isItsDay && reading === undefined && !isNoTime(value)) {
    fields['status'] = 'draft';
    return told(field, `is no date with one reading, so that the post is a draft: ${shortened(value)}`);
  }
  const isFirst = to === 'published' && isLater(reading, fields[to] ?? given[to], now);
  if (reading === undefined || (isThere && reading !== 'draft' && !isFirst)) {
    if (isLenient) return told(field, value === null || isThere ? 'is left out' : `is left out: ${shortened(value)}`);
    return told(field, isThere ? `is not a field here; "${to}" says it` : `is not a field here; write "${to}"`);
  }
  const written = `${to}: ${shown(reading)}`;
  if (!isLenient) return told(field, `is not a field here; write "${written}"`);
  fields[to] = reading;
  return told(
    field,
    `is read as "${written}"${reading === 'draft' ? because(field, value) : more(severalOf(value, to), to)}`,
  );
}

/** Reads old addresses. One without a beginning is that of the site's root, as in Jekyll, when `isLenient`. */
function addressesOf(
  field: string,
  value: unknown,
  isLenient: boolean,
): Record<'problems' | 'doubts', Told[]> & { paths: string[] } {
  const paths: string[] = [];
  const problems: Told[] = [];
  const doubts: Told[] = [];
  for (const one of Array.isArray(value) ? value : [value]) {
    if (one === null || one === '') continue;
    const isBare =
      isLenient && typeof one === 'string' && /^[\w%][\w%.~-]*(?:\/|$)/.test(one) && !PERMALINK_STYLES.has(one);
    const address: unknown = isBare ? `/${one}` : one;
    const read =
      typeof address === 'string' ? readOldAddress(address) : ({ kind: 'wrong', why: 'must be text' } as const);
    if (read.kind === 'wrong') problems.push(told(field, `leads nowhere: "${shortened(one)}" ${read.why}`));
    else paths.push(read.path);
    if (isBare && read.kind === 'ok') doubts.push(told(field, `"${shortened(one)}" is read as ${read.path}`));
  }
  return { paths, problems, doubts };
}

/** What makes a post a draft, when it is more than yes or no. Passwords stay out of logs. */
const because = (field: string, value: unknown): string =>
  isFlag(value) || /password/i.test(field) ? '' : `; it says ${shortened(value)}`;

const shortened = (value: unknown): string => shownValue(value).slice(0, 80);

const REQUIRED_TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'excerpt', 'author']);

/** Whether a field of ours says nothing, so that its default stands. */
const isEmpty = (value: unknown, field: string, own: readonly string[]): boolean =>
  value === null && own.includes(field) && !REQUIRED_TEXTS.has(field);

/** `Title` is `title` to other programs, and `image_alt` our `imageAlt`. */
function usualCase(field: string, own: readonly string[]): string {
  const plain = field.toLowerCase().replace(/[\s_-]/g, '');
  return own.find((name) => name.toLowerCase() === plain) ?? (plain === 'slug' ? 'slug' : field);
}

/** Whether some program has a field of that name. */
export function isKnownName(written: string, own: readonly string[]): boolean {
  const field = usualCase(written, own);
  return own.includes(field) || field === 'slug' || isAddress(field, '') || otherField(field, '') !== undefined;
}

/** The slug in fields, which other programs use in place of the name of the file. Empty when there is none. */
export function slugOfFields(content: unknown): string {
  const fields = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  const slugs = fields.filter(([field]) => usualCase(field, []) === 'slug').map(([, value]) => slugIn(value));
  return slugs.filter(Boolean).at(-1) ?? '';
}

/** The slug in a field of that name: `Why-Fees`, or `/2020/why-fees/` as of Docusaurus. Empty when there is none. */
function slugIn(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const last = String(value).split('/').filter(Boolean).at(-1) ?? '';
  return isSlug(last) ? last : slugFrom(last);
}

/** Whether one letter too many, too few or another one was typed, or letters changed places. */
function isNear(typed: string, name: string): boolean {
  const word = typed.toLowerCase().replace(/[\s_-]/g, '');
  if (word === name.toLowerCase() || `${word}s` === name || word === `${name}s`) return true;
  if (name.length < 4 || Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start++;
  const [rest, wanted] = [word.slice(start), name.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return [
    rest.slice(1) === wanted,
    rest === wanted.slice(1),
    rest.slice(1) === wanted.slice(1),
    swapped === wanted,
  ].includes(true);
}
