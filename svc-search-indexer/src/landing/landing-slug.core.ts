import { BUSINESS_MODIFIERS, LAWYER_MODIFIERS, singularSlug } from '@lawdex/contracts';
import type { LandingModifier, LandingPlace, LandingType } from '@lawdex/contracts';
import type { LandingNames } from './landing-dictionary.core.ts';
import { NEAR_ME, readPlace, type ReadPlace } from './landing-place.core.ts';

export interface LandingSlug {
  /** `search`: a page, if a search for `text` in the place finds anything; else there is none. */
  status: 200 | 301 | 404 | 'search';
  type: LandingType | null;
  modifier: LandingModifier | null;
  category: string | null;
  text: string | null;
  place: LandingPlace | null;
  /** The page's one address; where a 301 leads. Null without a page. */
  canonical: string | null;
}

export const SLUG_MAX = 120;
const LAWYERS = 'lawyers-';
const IN = 'in-';
const NEAR = 'near-me';
const NOT_ASCII = /[^ -~]/;
const SUFFIXES = ['-lawyer', '-lawyers', '-attorney', '-attorneys'];

const NOT_FOUND: LandingSlug = {
  status: 404,
  type: null,
  modifier: null,
  category: null,
  text: null,
  place: null,
  canonical: null,
};

/** Reads a top-level slug, decoded once. Linear: look-ups have 120 characters at most, and no pattern goes back. */
export function parseLandingSlug(slug: string, names: LandingNames): LandingSlug {
  const lower = (slug.endsWith('/') ? slug.slice(0, -1) : slug).toLowerCase();
  // Letters such as the Kelvin sign become one of ours in lower case, and are none.
  if (!isWellFormed(lower) || NOT_ASCII.test(slug)) return NOT_FOUND;
  if (lower !== slug) return { ...NOT_FOUND, status: 301, canonical: `/${lower}` };
  if (names.reserved.has(slug)) return NOT_FOUND;
  if (names.genericPages.has(slug)) return { ...NOT_FOUND, status: 200, type: 'generic', canonical: `/${slug}` };
  return slug.startsWith(LAWYERS) || slug.includes(`-${LAWYERS}`) ? lawyerPage(slug, names) : businessPage(slug, names);
}

/** Lowercase letters, digits and single hyphens between them, 1 to 120 characters. */
export function isWellFormed(slug: string): boolean {
  if (slug.length === 0 || slug.length > SLUG_MAX) return false;
  // The text is read as if a hyphen stood before and behind it, so that one at its ends is refused.
  let previous = '-';
  for (const character of slug) {
    if (character === '-' ? previous === '-' : !isLetterOrDigit(character)) return false;
    previous = character;
  }
  return previous !== '-';
}

const isLetterOrDigit = (character: string): boolean =>
  (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');

function lawyerPage(slug: string, names: LandingNames): LandingSlug {
  const split = splitAtLawyers(slug);
  if (!split) return NOT_FOUND;
  const { head, rest } = split;
  const read = rest === NEAR ? NEAR_ME : readPlace(rest.slice(IN.length), names);
  if (!read) return NOT_FOUND;
  const whole = head === '' ? null : categoryOf(head, names);
  const modifier = whole === null ? longestModifier(head, LAWYER_MODIFIERS) : null;
  const name = modifier === null ? head : head.slice(modifier.length + 1);
  const category = whole ?? (name === '' ? null : categoryOf(name, names));
  const page = { modifier, category, place: read.place };
  const canonical = pathOf([modifier, singular(category) ?? name, 'lawyers', read.canonical]);
  if (name === '') return { ...page, status: 200, type: 'generic', text: null, canonical };
  if (modifier === null && read === NEAR_ME) return NOT_FOUND;
  return { ...page, ...found(category, name), type: modifier === null ? 'city-category' : 'intent', canonical };
}

/** At the last `lawyers` that is followed by a place or `near-me`. */
function splitAtLawyers(slug: string): { head: string; rest: string } | null {
  for (let at = slug.lastIndexOf(`-${LAWYERS}`); at > 0; at = slug.lastIndexOf(`-${LAWYERS}`, at - 1)) {
    const rest = slug.slice(at + 1 + LAWYERS.length);
    if (isPlacePart(rest)) return { head: slug.slice(0, at), rest };
  }
  const rest = slug.slice(LAWYERS.length);
  return slug.startsWith(LAWYERS) && isPlacePart(rest) ? { head: '', rest } : null;
}

const isPlacePart = (rest: string): boolean => rest === NEAR || rest.startsWith(IN);

function businessPage(slug: string, names: LandingNames): LandingSlug {
  const modifier = longestModifier(slug, BUSINESS_MODIFIERS);
  if (modifier === null || slug === modifier) return NOT_FOUND;
  const rest = slug.slice(modifier.length + 1);
  const split = rest.endsWith(`-${NEAR}`)
    ? { name: rest.slice(0, -NEAR.length - 1), read: NEAR_ME }
    : splitAtPlace(rest, names);
  if (!split) return NOT_FOUND;
  const { name, read } = split;
  const category = categoryOf(name, names);
  return {
    ...found(category, name),
    type: 'business',
    modifier,
    category,
    place: read.place,
    canonical: pathOf([modifier, singular(category) ?? name, read.canonical]),
  };
}

/** A name that is a practice area, else the longest place, which is the first one from the left. */
function splitAtPlace(rest: string, names: LandingNames): { name: string; read: ReadPlace } | null {
  let first: { name: string; read: ReadPlace } | null = null;
  for (let at = rest.indexOf(`-${IN}`); at >= 0; at = rest.indexOf(`-${IN}`, at + 1)) {
    const read = at === 0 ? null : readPlace(rest.slice(at + 1 + IN.length), names);
    if (!read) continue;
    const split = { name: rest.slice(0, at), read };
    if (categoryOf(split.name, names) !== null) return split;
    first ??= split;
  }
  return first;
}

/** The longest one that is all of the words, or stands before others. */
function longestModifier<M extends LandingModifier>(words: string, modifiers: readonly M[]): M | null {
  let longest: M | null = null;
  for (const modifier of modifiers) {
    const stands = words === modifier || words.startsWith(`${modifier}-`);
    if (stands && modifier.length > (longest?.length ?? 0)) longest = modifier;
  }
  return longest;
}

/** A practice area by its slug, without the slug's last `s`, by an alias; each with `lawyer` or `attorney` behind it too. */
function categoryOf(name: string, { categories }: LandingNames): string | null {
  const suffix = SUFFIXES.find((one) => name.length > one.length && name.endsWith(one)) ?? '';
  return categories.get(name) ?? categories.get(name.slice(0, name.length - suffix.length)) ?? null;
}

const found = (category: string | null, name: string): Pick<LandingSlug, 'status' | 'text'> =>
  category === null ? { status: 'search', text: name.replaceAll('-', ' ') } : { status: 200, text: null };

const singular = (category: string | null): string | null => (category === null ? null : singularSlug(category));

const pathOf = (parts: readonly (string | null)[]): string => `/${parts.filter(Boolean).join('-')}`;
