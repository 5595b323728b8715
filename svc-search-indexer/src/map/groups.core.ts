import { stateName } from '@lawdex/contracts/us-states';
import type { Group } from './clusters.core.ts';

/** A city's businesses, with where they are in the drawing. */
export interface CityGroup extends Group {
  /** Two letters. */
  state: string;
}

// Beyond that, a map of cities would show next to nothing but the largest ones.
const MOST_STATES_BY_CITY = 8;
// Their names alone mean cities.
const ALSO_CITIES = new Set(['NY', 'WA']);

/** Cities of a few states, or states, in the middle of their businesses. */
export function groupsOf(cities: readonly CityGroup[]): Group[] {
  const states = new Map<string, CityGroup[]>();
  for (const city of cities) states.set(city.state, [...(states.get(city.state) ?? []), city]);
  if (states.size <= MOST_STATES_BY_CITY) return [...cities];
  return [...states].map(([state, within]) => {
    const count = within.reduce((sum, city) => sum + city.count, 0);
    const middle = (of: (city: CityGroup) => number): number =>
      within.reduce((sum, city) => sum + of(city) * city.count, 0) / count;
    const name = stateName(state) ?? state;
    return {
      id: within[0]?.id ?? null,
      key: state,
      location: ALSO_CITIES.has(state) ? `${name} State` : name,
      count,
      x: middle(({ x }) => x),
      y: middle(({ y }) => y),
    };
  });
}
