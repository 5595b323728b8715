import {
  businessLandingPath,
  categoryPath,
  cityPath,
  isListWorthFinding,
  lawyersLandingPath,
  singularSlug,
} from '@lawdex/contracts';
import type { LandingModifier, LandingPlace } from '@lawdex/contracts';
import type { Place } from '@lawdex/search-language/dictionary';
import type { LandingNames } from '../landing-dictionary.core.ts';
import { placePath } from '../landing-place.core.ts';
import { isBacked, WORTHY_MODIFIERS, type Instead, type Worth, type WorthyModifier } from '../worth/worth.core.ts';
import { isWorthy, partsOf, placeIn, worthIn } from './practice-atlas.core.ts';
import type { AtlasKey, AtlasPlace, PracticeAtlas } from './practice-atlas.core.ts';

/** All pages of one moment, whichever are worth it. */
export interface Atlas {
  /** Grows with each one that a process makes. */
  edition: number;
  version: string;
  /** By slug; null: whatever they practise. */
  practices: ReadonlyMap<string | null, PracticeAtlas>;
  /** Practice area -> the one around it; null around those that have none. */
  wider: ReadonlyMap<string, string | null>;
  labels: ReadonlyMap<string, string>;
  places: ReadonlyMap<string, Place>;
  names: LandingNames;
}

/** A page that lists the businesses of a practice area in a place. */
export interface AtlasPage {
  practice: string | null;
  key: AtlasKey;
  modifier: LandingModifier | null;
}

/** Those of the practice areas directly within one; of those within no other, when none is named. */
export const narrowerAtlases = (
  { practices, wider }: Pick<Atlas, 'practices' | 'wider'>,
  practice: string | null,
): PracticeAtlas[] => [...wider].flatMap(([slug, around]) => (around === practice ? (practices.get(slug) ?? []) : []));

export function atlasPlace(atlas: Atlas, { practice, key }: AtlasPage): AtlasPlace | null {
  const ofPractice = atlas.practices.get(practice);
  return ofPractice ? placeIn(ofPractice, key) : null;
}

const isWorthyModifier = (modifier: LandingModifier | null): modifier is WorthyModifier | null =>
  modifier === null || WORTHY_MODIFIERS.some((worthy) => worthy === modifier);

/** The place as pages name it; null when the city has gone since. */
export function placeOfKey({ places }: Atlas, key: AtlasKey): LandingPlace | null {
  if (key.kind === 'country') return { kind: 'near-me' };
  if (key.kind === 'state') return { kind: 'state', state: key.state };
  const city = places.get(key.key);
  return city ? { kind: 'city', city: city.city, state: city.state } : null;
}

/** The address of a page, which may be a practice area's or a city's own; null when the city has gone since. */
export function pathOfPage(atlas: Atlas, { practice, key, modifier }: AtlasPage): string | null {
  const place = placeOfKey(atlas, key);
  if (!place) return null;
  if (modifier === null && practice !== null && key.kind === 'country') return categoryPath(practice);
  if (modifier === null && practice === null && place.kind === 'city') return cityPath(place.city, place.state ?? '');
  const subject = practice === null ? undefined : singularSlug(practice);
  const where = place.kind === 'near-me' ? {} : { place: placePath(place, atlas.names).slice('in-'.length) };
  const words = { ...(modifier && { modifier }), ...(subject && { subject }), ...where };
  return modifier === 'open-now' ? businessLandingPath(words) : lawyersLandingPath(words);
}

/** Whether an address of `pathOfPage` is a landing page. */
export const isLandingPage = ({ practice, key, modifier }: AtlasPage): boolean =>
  modifier !== null || (practice === null ? key.kind !== 'city' : key.kind !== 'country');

export function isWorthIt(atlas: Atlas, page: AtlasPage): boolean {
  const place = atlasPlace(atlas, page);
  if (!place || !isLandingPage(page) || !isWorthyModifier(page.modifier)) return false;
  return isWorthy(place, page.modifier) && isLedTo(atlas, page);
}

/** A modifier's page needs a link from the one without it. Without a practice area such pages are too much alike. */
function isLedTo(atlas: Atlas, page: AtlasPage): boolean {
  const without = { ...page, modifier: null };
  if (page.modifier === null) return true;
  // Who is open changes by the hour: what search engines keep of it would be untrue.
  if (page.modifier === 'open-now') return false;
  return (
    page.practice !== null &&
    (isLandingPage(without) ? isWorthIt(atlas, without) : isCategoryOffered(atlas, page.practice))
  );
}

const isCategoryOffered = ({ practices }: Atlas, practice: string): boolean =>
  isListWorthFinding(practices.get(practice)?.country?.total ?? 0);

export function worthOf(atlas: Atlas, page: AtlasPage): Worth {
  const { practice, key, modifier } = page;
  const ofPractice = atlas.practices.get(practice) ?? { slug: practice, country: null, states: NONE, cities: NONE };
  const worth = worthIn(key, ofPractice, narrowerAtlases(atlas, practice));
  const without = worth.get(null);
  if (modifier !== null && !isBacked(modifier) && without?.verdict !== 'empty') {
    return { verdict: 'modifier-unbacked', instead: { kind: 'modifier', modifier: null } };
  }
  const found = (isWorthyModifier(modifier) ? worth.get(modifier) : without) ?? { verdict: 'empty', instead: null };
  const isLost = found.verdict === 'worth-it' && !isLedTo(atlas, page);
  return isLost ? { verdict: 'like-another', instead: { kind: 'modifier', modifier: null } } : found;
}

const NONE: ReadonlyMap<string, AtlasPlace> = new Map();
// From a modifier to none, from a practice area to one within it, from a state to its city.
const MOST_STEPS = 8;

/** The page that search engines should know in place of one that is not worth it; null: there is none. */
export function insteadOf(atlas: Atlas, page: AtlasPage): AtlasPage | null {
  let at = page;
  for (let step = 0; step < MOST_STEPS; step++) {
    const { instead } = worthOf(atlas, at);
    const next = instead && stepFrom(atlas, at, instead);
    if (!next) return null;
    if (isWorthIt(atlas, next) || !isLandingPage(next)) return next;
    // A state's page may give way to another city.
    if (instead.kind === 'wider-place') return null;
    at = next;
  }
  return null;
}

function stepFrom(atlas: Atlas, page: AtlasPage, instead: Instead): AtlasPage | null {
  if (instead.kind === 'modifier') return { ...page, modifier: instead.modifier };
  if (instead.kind === 'wider-place') {
    const state = page.key.kind === 'city' ? atlas.places.get(page.key.key)?.state : undefined;
    return state === undefined ? null : { ...page, key: { kind: 'state', state } };
  }
  const ofPractice = atlas.practices.get(page.practice);
  const part = ofPractice && partsOf(page.key, ofPractice, narrowerAtlases(atlas, page.practice))[instead.part];
  return part ? { ...page, key: part.key, practice: part.practice } : null;
}

/** Every page that there could be where there are businesses. */
export function* pagesOf(atlas: Atlas): Generator<AtlasPage & { place: AtlasPlace }> {
  for (const [practice, { country, states, cities }] of atlas.practices) {
    for (const place of [...(country ? [country] : []), ...states.values(), ...cities.values()]) {
      for (const modifier of [null, ...WORTHY_MODIFIERS]) {
        const page = { practice, key: place.key, modifier, place };
        if (isLandingPage(page) && !(practice === null && modifier === 'open-now')) yield page;
      }
    }
  }
}
