import { descendants, PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { milesBetween, type BusinessRecord, type Position } from '@lawdex/contracts';
import { CITIES } from '@lawdex/search-language/testing';
import DATA from './judged-searches.json' with { type: 'json' };

export interface JudgedSearch {
  kind: string;
  params: Record<string, string | number>;
  /** How well a business answers it, by facts about the business alone: 2 is what was asked for, 1 is close. */
  gain(business: BusinessRecord): number;
}

export type Gain = JudgedSearch['gain'];

/** Firms of the field or a part of it; those that do it too are close. */
export const practises =
  (slug: string): Gain =>
  ({ category, additionalPracticeAreas }) => {
    const slugs = [slug, ...descendants(slug)];
    if (category && slugs.includes(category.slug)) return 2;
    return additionalPracticeAreas.some((area) => slugs.includes(area.slug)) ? 1 : 0;
  };

export const within =
  (place: string): Gain =>
  ({ city }) =>
    city === place ? 2 : 0;

/** Within ten miles; a drive of half an hour is close. */
const nearTo =
  (centre: Position): Gain =>
  ({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return 0;
    const miles = milesBetween(centre, { lat: latitude, lng: longitude });
    return miles <= 10 ? 2 : Number(miles <= 25);
  };

export const both =
  (...gains: Gain[]): Gain =>
  (business) =>
    Math.min(...gains.map((gain) => gain(business)));

/** A search in Spanish is answered by firms that speak it; any other one is close at most. */
export const inSpanish = (gain: Gain): Gain => both(gain, ({ languages }) => (languages.includes('es') ? 2 : 1));

const judged =
  (kind: string) =>
  (query: string, gain: Gain, more: JudgedSearch['params'] = {}): JudgedSearch => ({
    kind,
    params: { query, ...more },
    gain,
  });

/** `divorce` with two neighbouring letters swapped, as fingers do. */
const mistyped = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => (word.length < 7 ? word : `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`))
    .join(' ');

const AREAS = PRACTICE_AREAS.filter(({ parent }) => parent === null);
const oneCity = CITIES.filter(({ city }) => CITIES.filter((other) => other.city === city).length === 1);

/** Judged by rules over what businesses say of themselves, never by what a search answers. */
export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  ...AREAS.map(({ name, slug }) => judged('practice')(`${name} lawyers`, practises(slug))),
  ...AREAS.flatMap(({ aliases, slug }) =>
    aliases.slice(0, 2).map((alias) => judged('synonym')(alias, practises(slug))),
  ),
  ...AREAS.filter(({ name }) => mistyped(name) !== name).map(({ name, slug }) =>
    judged('misspelt')(mistyped(name), practises(slug)),
  ),
  ...oneCity.map(({ city }) => judged('city')(`lawyers in ${city}`, within(city))),
  ...oneCity.map(({ city }, index) => {
    const { name, slug } = AREAS[index % AREAS.length] ?? { name: '', slug: '' };
    return judged('mixed')(`${name.toLowerCase()} attorney ${city}`, both(practises(slug), within(city)));
  }),
  ...AREAS.slice(0, 10).map(({ name, slug }) =>
    judged('near me')(`${name} lawyer near me`, both(practises(slug), nearTo({ lat: 29.76, lng: -95.36 })), {
      near: '29.76,-95.36',
    }),
  ),
  ...Object.entries(DATA.questions).map(([question, slug]) => judged('question')(question, practises(slug))),
  ...AREAS.map(({ spanish, slug }) => judged('Spanish')(`abogado ${spanish[0]}`, inSpanish(practises(slug)))),
  judged('filter')(
    'spanish speaking divorce lawyer',
    both(practises('divorce-family-law'), (b) => (b.languages.includes('es') ? 2 : 0)),
  ),
  judged('filter')(
    'free consultation personal injury',
    both(practises('personal-injury'), (b) => (b.freeConsultation ? 2 : 0)),
  ),
  judged('filter')(
    'no win no fee car accident',
    both(practises('car-accidents'), (b) => (b.feeBasis.includes('contingency') ? 2 : 0)),
  ),
  judged('filter')(
    'top rated immigration lawyer',
    both(practises('immigration'), (b) => (Number(b.rating) >= 4 ? 2 : 0)),
  ),
  ...['zzyzx', 'qwrtp xkcdq', 'blorptastic fnordling'].map((query) => judged('none')(query, () => 0)),
];
