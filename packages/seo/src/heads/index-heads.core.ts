import { CITIES_PATH, countOf, PRACTICE_AREAS_PATH, stateCitiesPath } from '@lawdex/contracts';
import type { Category, Site, StateCities } from '@lawdex/contracts';
import type { Head } from '../head/head.core.ts';
import type { CrumbLink } from '../json-ld/json-ld.core.ts';
import { countText, crumbsJsonLd, HOME, pageText } from './common.core.ts';

// Pages that list other pages: all practice areas, all cities, the cities of a state.

export const practiceAreasCrumbs = (): CrumbLink[] => [HOME, { label: 'All Practice Areas' }];
export const citiesCrumbs = (): CrumbLink[] => [HOME, { label: 'All Cities' }];
export const stateCitiesCrumbs = (state: string): CrumbLink[] => [
  HOME,
  { label: 'All Cities', to: CITIES_PATH },
  { label: state },
];

export const practiceAreasHead = (areas: readonly Pick<Category, 'businessCount'>[], site: Site): Head => ({
  title: 'All Practice Areas: Find a Lawyer by Legal Matter',
  description: `${countOf(areas.length, 'practice area')} of ${site.name}, from personal injury to immigration, with how many law firms take on each.`,
  keywords: ['practice areas', 'areas of law', 'types of lawyers'],
  canonicalPath: PRACTICE_AREAS_PATH,
  robots: { index: areas.some(({ businessCount }) => businessCount > 0), follow: true },
  jsonLd: crumbsJsonLd(practiceAreasCrumbs(), site),
});

export function citiesHead(states: readonly Pick<StateCities, 'count' | 'cities'>[], site: Site): Head {
  const cities = states.reduce((sum, state) => sum + state.cities, 0);
  return {
    title: 'All Cities with Law Firms, by State',
    description: `Law firms in ${countOf(cities, 'city', 'cities')} of the United States, by state, with how many firms each city has.`,
    keywords: ['law firms by city', 'lawyers by state'],
    canonicalPath: CITIES_PATH,
    robots: { index: states.length > 0, follow: true },
    jsonLd: crumbsJsonLd(citiesCrumbs(), site),
  };
}

export interface StateCitiesHeadInput {
  /** `Texas` */
  name: string;
  /** `texas` */
  slug: string;
  count: number;
  /** Page of the list, from 1. */
  page: number;
}

export const stateCitiesHead = ({ name, slug, count, page }: StateCitiesHeadInput, site: Site): Head => ({
  title: `Cities in ${name} with Law Firms${pageText(page)}`,
  description: `${countText(count)} in ${name}, by city${pageText(page)}: choose a city to see ratings, reviews, hours and phone numbers.`,
  keywords: [`law firms in ${name}`, `lawyers in ${name} by city`],
  canonicalPath: stateCitiesPath(slug, page),
  // Not indexed, because the page has only names and numbers; crawlers follow its links.
  robots: { index: false, follow: true },
  jsonLd: crumbsJsonLd(stateCitiesCrumbs(name), site),
});
