import type { BusinessRecord } from '@lawdex/contracts';
import { CITIES } from '@lawdex/search-language/testing';
import { business } from '../businesses.ts';
import DATA from './judged-searches.json' with { type: 'json' };
import { both, practises, within, type JudgedSearch } from './judged-searches.ts';

/** A way in which visitors name a business. */
export interface Naming {
  businesses: readonly BusinessRecord[];
  written(business: BusinessRecord): string;
  /** The least mean reciprocal rank, as written and with one mistake. */
  least: { exact: number; mistyped: number };
  isMeant(found: Pick<BusinessRecord, 'name' | 'city' | 'state'>, business: BusinessRecord): boolean;
}

const isCalledSo: Naming['isMeant'] = (found, { name }) => found.name === name;
const isOffice: Naming['isMeant'] = (found, { name, city, state }) =>
  found.name === name && found.city === city && found.state === state;

const OFFICES = 5;
const NAMES_OF_OFFICES = 80;

/** Offices of the first so many names in other cities. */
const officesOf = (businesses: readonly BusinessRecord[]): BusinessRecord[] =>
  businesses.slice(0, NAMES_OF_OFFICES).flatMap(({ name }, index) =>
    Array.from({ length: OFFICES }, (_, office) => {
      const place = CITIES[(index + office * 4) % CITIES.length];
      return business({ name, in: place, rating: '4.0', reviewCount: (index * 7 + office * 3) % 11 });
    }),
  );

const KINDS = ['Law Firm', '& Associates', 'Legal Group'];

/** How surnames with particles stand in names, and how they are typed. */
const withParticles = Object.entries(DATA.surnames).map(([inName, typed], index) => ({
  typed: `${typed} ${KINDS[index % KINDS.length]}`,
  record: business({ name: `${inName} ${KINDS[index % KINDS.length]}`, in: CITIES[index % CITIES.length] }),
}));
const typedFor = new Map(withParticles.map(({ typed, record }) => [record.id, typed]));

/** Businesses that only these measurements need. They come after all others are measured, whose figures they would change. */
export interface Named {
  others: readonly BusinessRecord[];
  namings: Readonly<Record<string, Naming>>;
}

const LEAST = { exact: 0.99, mistyped: 0.9 };

export const namedOnly = (businesses: readonly BusinessRecord[]): Naming => ({
  businesses,
  least: LEAST,
  written: ({ name }) => name,
  isMeant: isCalledSo,
});

export function namedWithPlaces(businesses: readonly BusinessRecord[]): Named {
  const offices = officesOf(businesses);
  const placed = (written: Naming['written'], some = offices): Naming => ({
    businesses: some,
    written,
    least: { exact: 0.98, mistyped: 0.97 },
    isMeant: isOffice,
  });
  const inFull: Naming['written'] = ({ name, city, state }) => `${name} ${city} ${state}`;
  return {
    others: [...offices, ...withParticles.map(({ record }) => record)],
    namings: {
      'with place': placed(inFull, [...businesses]),
      'of several cities, with place': placed(inFull),
      'of several cities, in a city': placed(({ name, city, state }) => `${name} in ${city}, ${state}`),
      'with particles': {
        businesses: withParticles.map(({ record }) => record),
        least: LEAST,
        written: ({ id, name }) => typedFor.get(id) ?? name,
        isMeant: isCalledSo,
      },
    },
  };
}

/** A state behind a city binds its spelling. */
export const STATE_BOUND_SEARCHES: readonly JudgedSearch[] = Object.entries(DATA.misspeltCities).flatMap(
  ([typed, city]): JudgedSearch[] => [
    {
      kind: 'state-bound',
      params: { query: `divorce ${typed}` },
      gain: both(practises('divorce-family-law'), within(city)),
    },
    { kind: 'state-bound', params: { location: typed }, gain: within(city) },
  ],
);
