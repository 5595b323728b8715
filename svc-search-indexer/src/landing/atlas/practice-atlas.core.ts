import { remembered } from '@lawdex/search-language/dictionary';
import type { HoldingRow } from '../../engines/landing-question.core.ts';
import { countOf, EMPTY, together, type Histogram, WORTHY_MODIFIERS, worthOfPages } from '../worth/worth.core.ts';
import type { PlaceHoldings, Worth, WorthyModifier } from '../worth/worth.core.ts';

export type AtlasKey = { kind: 'country' } | { kind: 'state'; state: string } | { kind: 'city'; key: string };

export interface AtlasPlace {
  key: AtlasKey;
  /** Null of the whole country. */
  state: string | null;
  here: Histogram;
  total: number;
  /** When one of them was changed or reviewed last; ISO 8601, UTC. */
  updatedAt: string;
  /** A bit for each page that is worth it: the first without modifier, then in the order of `WORTHY_MODIFIERS`. */
  worthy: number;
}

/** Where a practice area and those within it have businesses, and which of its pages are worth it. */
export interface PracticeAtlas {
  slug: string | null;
  country: AtlasPlace | null;
  states: ReadonlyMap<string, AtlasPlace>;
  cities: ReadonlyMap<string, AtlasPlace>;
}

export function placeIn(atlas: PracticeAtlas, key: AtlasKey): AtlasPlace | null {
  if (key.kind === 'country') return atlas.country;
  return (key.kind === 'state' ? atlas.states.get(key.state) : atlas.cities.get(key.key)) ?? null;
}

export function isWorthy(place: AtlasPlace, modifier: WorthyModifier | null): boolean {
  return (place.worthy & bitOf(modifier)) !== 0;
}

const bitOf = (modifier: WorthyModifier | null): number =>
  1 << (modifier === null ? 0 : WORTHY_MODIFIERS.indexOf(modifier) + 1);

/** `narrower`: of the practice areas within it, which are made first. */
export function practiceAtlas(
  slug: string | null,
  rows: readonly HoldingRow[],
  narrower: readonly PracticeAtlas[],
): PracticeAtlas {
  const cities = new Map<string, Gathering>();
  for (const { cityKey, state, marks, count, updatedAt } of rows) {
    const city = remembered(cities, cityKey, () => ({ state, marks: [], counts: [], updatedAt: '' }));
    city.marks.push(marks);
    city.counts.push(count);
    if (updatedAt > city.updatedAt) city.updatedAt = updatedAt;
  }
  const ofCities = [...cities].map(([key, { state, updatedAt, ...here }]) =>
    placeOf({ kind: 'city', key }, state, together([here]), updatedAt),
  );
  const groups = new Map<string, AtlasPlace[]>();
  for (const city of ofCities) remembered(groups, city.state ?? '', () => []).push(city);
  const ofStates = [...groups].map(([state, parts]) =>
    placeOf({ kind: 'state', state }, state, together(parts.map(({ here }) => here)), latest(parts)),
  );
  const country =
    ofStates.length > 0
      ? placeOf({ kind: 'country' }, null, together(ofStates.map(({ here }) => here)), latest(ofStates))
      : null;
  const atlas: PracticeAtlas = {
    slug,
    country,
    states: new Map(ofStates.map((place) => [place.state ?? '', place])),
    cities: new Map(ofCities.map((place) => [place.key.kind === 'city' ? place.key.key : '', place])),
  };
  for (const place of [...ofCities, ...ofStates, ...(country ? [country] : [])]) {
    place.worthy = worthyBits(worthOfPages(holdingsOf(place.key, atlas, narrower, groups)));
  }
  return atlas;
}

interface Gathering {
  state: string;
  marks: number[];
  counts: number[];
  updatedAt: string;
}

const placeOf = (key: AtlasKey, state: string | null, here: Histogram, updatedAt: string): AtlasPlace => ({
  key,
  state,
  here,
  total: countOf(here, 0),
  updatedAt,
  worthy: 0,
});

const latest = (places: readonly AtlasPlace[]): string =>
  places.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '');

type CitiesByState = ReadonlyMap<string, readonly AtlasPlace[]>;

/** A page's part: a place within its place, or a practice area within its own. */
export interface Part {
  key: AtlasKey;
  practice: string | null;
  here: Histogram;
}

/** The parts of a place, in the order by which `Instead` numbers them. */
export function partsOf(
  key: AtlasKey,
  atlas: PracticeAtlas,
  narrower: readonly PracticeAtlas[],
  groups?: CitiesByState,
): Part[] {
  const places =
    key.kind === 'city'
      ? []
      : key.kind === 'country'
        ? [...atlas.states.values()]
        : (groups?.get(key.state) ?? [...atlas.cities.values()].filter(({ state }) => state === key.state));
  return [
    ...places.map((place) => ({ key: place.key, practice: atlas.slug, here: place.here })),
    ...narrower.flatMap((other) => {
      const place = placeIn(other, key);
      return place ? [{ key, practice: other.slug, here: place.here }] : [];
    }),
  ];
}

const holdingsOf = (
  key: AtlasKey,
  atlas: PracticeAtlas,
  narrower: readonly PracticeAtlas[],
  groups?: CitiesByState,
): PlaceHoldings => ({
  here: placeIn(atlas, key)?.here ?? EMPTY,
  parts: partsOf(key, atlas, narrower, groups).map(({ here }) => here),
});

function worthyBits(worth: ReadonlyMap<WorthyModifier | null, Worth>): number {
  let bits = 0;
  for (const [modifier, { verdict }] of worth) if (verdict === 'worth-it') bits |= bitOf(modifier);
  return bits;
}

/** Why each page of a place is worth it or not. A place without businesses has none that is. */
export const worthIn = (
  key: AtlasKey,
  atlas: PracticeAtlas,
  narrower: readonly PracticeAtlas[],
): ReadonlyMap<WorthyModifier | null, Worth> => worthOfPages(holdingsOf(key, atlas, narrower));
