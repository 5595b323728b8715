import { slugify, type LandingPlace } from '@lawdex/contracts';
import { placeKeyOf } from '@lawdex/search-language/text';
import type { LandingNames, NamedCity } from './landing-dictionary.core.ts';

/** A place, and how its one address names it: `near-me`, `in-springfield-il`. */
export interface ReadPlace {
  place: LandingPlace;
  canonical: string;
}

const IN = 'in-';

export const NEAR_ME: ReadPlace = { place: { kind: 'near-me' }, canonical: 'near-me' };

/** The place that a part of a slug names, without `in-`; null when there is none. A city stands before a state of its name. */
export function readPlace(slug: string, names: LandingNames): ReadPlace | null {
  const city = names.cities.get(slug) ?? names.cityAliases.get(slug);
  if (city) return cityPlace(city, names);
  const inState = cityInState(slug, names);
  if (inState) return inState;
  const state = names.states.get(slug);
  return state === undefined ? null : { place: { kind: 'state', state }, canonical: `in-${slug}` };
}

function cityPlace({ city, states }: NamedCity, names: LandingNames): ReadPlace {
  const [state = null, ...others] = states;
  if (others.length > 0) {
    return { place: { kind: 'city', city, state: null, states: [...states] }, canonical: `in-${slugify(city)}` };
  }
  return { place: { kind: 'city', city, state }, canonical: canonicalCity(city, state, names) };
}

/** `springfield-il`, `new-york-new-york`. A name before a state that it is not in is no place. */
function cityInState(slug: string, names: LandingNames): ReadPlace | null {
  for (let hyphen = slug.indexOf('-'); hyphen > 0; hyphen = slug.indexOf('-', hyphen + 1)) {
    const state = names.suffixes.get(slug.slice(hyphen + 1));
    const name = slug.slice(0, hyphen);
    const named = state === undefined ? undefined : cityBeforeState(name, state, names);
    if (state !== undefined && named) {
      return {
        place: { kind: 'city', city: named.city, state },
        canonical: canonicalCity(named.city, state, names),
      };
    }
  }
  return null;
}

function cityBeforeState(name: string, state: string, names: LandingNames): NamedCity | undefined {
  const { cities, townsLikeStates, cityAliases, townsBeside } = names;
  return [cities, townsLikeStates, cityAliases, townsBeside]
    .map((named) => named.get(name))
    .find((city) => city?.states.includes(state));
}

const isSpelling = (slug: string, city: string): boolean => placeKeyOf(slug.replaceAll('-', ' ')) === placeKeyOf(city);

/** With its state where the name alone would mean other cities too, or a state. */
function canonicalCity(city: string, state: string | null, names: LandingNames): string {
  const slug = slugify(city);
  const isAmbiguous = (names.cities.get(slug)?.states.length ?? 0) > 1 || names.townsLikeStates.has(slug);
  const isBeside = state !== null && names.townsBeside.get(slug)?.states.includes(state);
  return (isAmbiguous || isBeside) && state !== null ? `in-${slug}-${state.toLowerCase()}` : `in-${slug}`;
}

/** A slug with the city's own name, where it has another one: `st-louis` of Saint Louis, `nyc`. Null for every other slug. */
export function respelt(slug: string, place: LandingPlace | null, names: LandingNames): string | null {
  if (place?.kind !== 'city') return null;
  const own = slugify(place.city);
  for (let at = slug.indexOf(IN); at >= 0; at = slug.indexOf(IN, at + 1)) {
    const from = at + IN.length;
    const ends = [...slug.slice(from).matchAll(/-|$/g)].map(({ index }) => from + index);
    const nicknamed = ends.some((end) => isNickname(slug.slice(from, end), slug.slice(end + 1), place.city, names));
    const moved = slug.slice(0, at) + canonicalCity(place.city, place.state, names);
    if (nicknamed) return moved === slug ? null : moved;
    const end = ends.find((to) => isSpelling(slug.slice(from, to), place.city));
    if (end !== undefined && slug.slice(from, end) !== own) return slug.slice(0, from) + own + slug.slice(end);
  }
  return null;
}

/** `philly`, with nothing or a state behind it. */
function isNickname(
  called: string,
  behind: string,
  city: string,
  { cities, cityAliases, suffixes }: LandingNames,
): boolean {
  const isOther = !cities.has(called) && cityAliases.get(called)?.city === city && !isSpelling(called, city);
  return isOther && (behind === '' || suffixes.has(behind));
}

/** How a place that the dictionary knows is addressed: `near-me`, `in-houston`, `in-springfield-il`, `in-washington-state`. */
export function placePath(place: LandingPlace, names: LandingNames): string {
  if (place.kind === 'near-me') return 'near-me';
  if (place.kind === 'city') return canonicalCity(place.city, place.state, names);
  return `in-${names.stateSlugs.get(place.state) ?? place.state.toLowerCase()}`;
}
