import { businessLandingPath, lawyersLandingPath, type DirectoryFigures, type ListedLink } from '@lawdex/contracts';

const LABELS: readonly (readonly [name: keyof DirectoryFigures, one: string, many: string])[] = [
  ['firms', 'law firm', 'law firms'],
  ['cities', 'city', 'cities'],
  ['reviews', 'review', 'reviews'],
  ['practiceAreas', 'practice area', 'practice areas'],
];

const CITIES = ['New York', 'Los Angeles', 'Chicago', 'Houston', 'Phoenix'] as const;

const CITY_PRACTICES: readonly (readonly [slug: string, name: string])[] = [
  ['personal-injury', 'Personal injury'],
  ['car-accident', 'Car accident'],
  ['divorce-family-law', 'Divorce and family'],
  ['criminal-defense', 'Criminal defense'],
];

/** 'Find Lawyers by City': four links for each of five cities. */
export const CITY_LINKS: readonly { city: string; links: readonly ListedLink[] }[] = CITIES.map((city) => ({
  city,
  links: CITY_PRACTICES.map(([practice, name]) => ({
    text: `${name} lawyers in ${city}`,
    to: lawyersLandingPath({ subject: practice, place: city }),
  })),
}));

const TOPICS: readonly (readonly [slug: string, name: string])[] = [
  ['personal-injury', 'personal injury'],
  ['car-accident', 'car accident'],
  ['divorce-family-law', 'divorce and family law'],
  ['criminal-defense', 'criminal defense'],
  ['dui-dwi-defense', 'DUI & DWI defense'],
  ['workers-compensation', 'workers compensation'],
  ['medical-malpractice', 'medical malpractice'],
  ['child-custody', 'child custody'],
];

export const QUICK_SEARCHES: readonly ListedLink[] = TOPICS.map(([slug, name]) => ({
  text: `Best ${name} near me`,
  to: businessLandingPath({ modifier: 'best', subject: slug }),
}));

/** The slugs of all these links, which are checked in one request. */
export const HOME_SLUGS: readonly string[] = [...CITY_LINKS.flatMap(({ links }) => links), ...QUICK_SEARCHES].map(
  ({ to }) => to.slice(1),
);

/** Leaves zeros out. A directory without businesses shows no figures. */
export const shownFigures = (figures: DirectoryFigures): { label: string; value: number }[] =>
  figures.firms === 0
    ? []
    : LABELS.map(([name, one, many]) => ({ label: figures[name] === 1 ? one : many, value: figures[name] })).filter(
        ({ value }) => value > 0,
      );
