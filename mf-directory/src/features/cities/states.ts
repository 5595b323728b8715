import { cityPath, countOf, slugify, type CitySummary, type LandingLink, type StateCities } from '@lawdex/contracts';
import { stateName, US_STATES } from '@lawdex/contracts/us-states';

/** `TX` -> `texas`; other text keeps its letters. */
export const stateSlug = (state: string): string => slugify(stateName(state) ?? state);

/** The slug for a state in another spelling, such as `tx` or `new york`; null for a slug and for what is no state. */
export function movedState(asked: string): string | null {
  const name = slugify(asked);
  const slug = US_STATES.find((state) => state.slug === name || state.abbreviation.toLowerCase() === name)?.slug;
  return slug === undefined || slug === asked ? null : slug;
}

/** `texas` -> `TX`; undefined for other text. */
export const stateOfSlug = (slug: string): string | undefined =>
  US_STATES.find((state) => state.slug === slug.toLowerCase())?.abbreviation;

export const byStateName = (states: readonly StateCities[]): StateCities[] =>
  [...states].sort((a, b) => stateSlug(a.state).localeCompare(stateSlug(b.state), 'en-US'));

export const cityLinks = (cities: readonly CitySummary[]): LandingLink[] =>
  cities.map(({ city, state, count }) => ({ text: city, to: cityPath(city, state), count }));

/** `171 law firms in 9 cities`. */
export const countInCities = (businesses: number, cities: number): string =>
  `${countOf(businesses, 'law firm')} in ${countOf(cities, 'city', 'cities')}`;
