import { readOldAddress } from '../../old-addresses/old-address.core.ts';
import { isSlug } from './slug-rule.core.ts';
import { ADDRESS_FIELDS, OTHER_FIELDS, OWN_READERS, PUBLISHED_FLAG, WITHOUT_MEANING } from './other-fields.core.ts';
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
  /** The slug in `slug`, which other programs use in place of the name of the file. */
  slug: string | null;
  /** The field that names each old address. */
  addresses: ReadonlyMap<string, string>;
}

/**
 * Finds fields that other blog programs have. They are told with what to write instead, or, when `isLenient`, taken for
 * what they mean. Old addresses are read either way.
 */
export function adaptFields(given: Fields, own: readonly string[], isLenient: boolean): Adapted {
  const fields: Record<string, unknown> = {};
  const problems: Told[] = [];
  const others: Told[] = [];
  let slug: string | null = null;
  const addresses = new Map<string, string>();
  for (const [field, value] of Object.entries(given)) {
    if (ADDRESS_FIELDS.includes(field)) {
      const read = addressesOf(field, value);
      for (const path of read.paths) if (!addresses.has(path)) addresses.set(path, field);
      (isLenient ? others : problems).push(...read.problems);
      continue;
    }
    if (field === 'slug' && typeof value === 'string' && isSlug(value)) {
      slug = value;
      others.push(
        told(field, isLenient ? `makes it the post ${value}` : `is not a field here; call the file ${value}.md`),
      );
      continue;
    }
    const other = otherField(field, value);
    if (own.includes(field) && !other) {
      const better = isLenient ? OWN_READERS[field]?.(value) : undefined;
      fields[field] = better ?? value;
      if (better !== undefined && shown(better) !== shown(value))
        others.push(told(field, `is read as ${shown(better)}`));
      continue;
    }
    const near = own.find((name) => isNear(field, name));
    if (other) others.push(takeOther(field, value, other, { given, fields, isLenient }));
    else if (WITHOUT_MEANING.has(field))
      others.push(told(field, isLenient ? 'means nothing here' : 'is not a field here; remove it'));
    else if (near !== undefined) problems.push(told(field, `is not a field; did you mean "${near}"?`));
    else others.push(told(field, isLenient ? 'is not a field, and is left out' : 'is not a field; remove it'));
  }
  if (addresses.size > 0) fields['aliases'] = [...addresses.keys()];
  return isLenient
    ? { fields, problems, doubts: others, slug, addresses }
    : { fields, problems: [...problems, ...others], doubts: [], slug, addresses };
}

const told = (field: string, problem: string): Told => ({ field, problem: `"${field}" ${problem}` });
const shown = (value: unknown): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));

function otherField(field: string, value: unknown): OtherField | undefined {
  if (field === 'published' && typeof value === 'boolean') return PUBLISHED_FLAG;
  return Object.hasOwn(OTHER_FIELDS, field) ? OTHER_FIELDS[field] : undefined;
}

interface Around {
  given: Fields;
  fields: Record<string, unknown>;
  isLenient: boolean;
}

/** Takes a field of another program for ours, or says what to write. */
function takeOther(
  field: string,
  value: unknown,
  { to, read }: OtherField,
  { given, fields, isLenient }: Around,
): Told {
  const isThere = fields[to] !== undefined || (given[to] !== undefined && typeof given[to] !== 'boolean');
  const reading = read(value);
  if (reading === undefined || isThere) {
    if (isLenient) return told(field, 'is left out');
    return told(field, isThere ? `is not a field here; "${to}" says it` : `is not a field here; write "${to}"`);
  }
  const written = `${to}: ${shown(reading)}`;
  if (!isLenient) return told(field, `is not a field here; write "${written}"`);
  fields[to] = reading;
  const more = Array.isArray(value) && to !== 'tags' ? value.length - 1 : 0;
  return told(field, `is read as "${written}"${more > 0 ? `; ${more} more left out` : ''}`);
}

function addressesOf(field: string, value: unknown): { paths: string[]; problems: Told[] } {
  const written: unknown[] = Array.isArray(value) ? value : [value];
  const paths: string[] = [];
  const problems: Told[] = [];
  for (const one of written) {
    if (one === null || one === '') continue;
    const read = typeof one === 'string' ? readOldAddress(one) : ({ kind: 'wrong', why: 'must be text' } as const);
    if (read.kind === 'ok') paths.push(read.path);
    else problems.push(told(field, `leads nowhere: "${String(one).slice(0, 80)}" ${read.why}`));
  }
  return { paths, problems };
}

/** Whether one letter too many, too few or another one was typed, or letters changed places. */
function isNear(typed: string, name: string): boolean {
  const word = typed.toLowerCase().replace(/[_-]/g, '');
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
