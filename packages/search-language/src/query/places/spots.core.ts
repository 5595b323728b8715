import { milesBetween } from '@lawdex/contracts';
import type { PlanPlace } from '../../plan/plan.core.ts';
import { placeOf, type Spot } from './spot.core.ts';

// A ZIP code or a quarter farther from a city is not in it.
const WITHIN_CITY_MILES = 40;

/** Joins the places of a search: any of them counts. A larger place only tells which smaller one is meant. */
export function spotOfAll(spots: readonly Spot[]): Spot | null {
  if (spots.length < 2) return spots[0] ?? null;
  const cities = spots.filter(({ kind }) => kind !== 'state');
  const named = new Set(spots.flatMap(({ levels }) => levels.flatMap(({ states }) => states)));
  const narrowed = cities.flatMap((spot) => inStates(spot, named));
  if (narrowed.length > 0 && narrowed.length < spots.length) return spotOfAll(narrowed);
  return spotOfAny(joinedSpots(spots));
}

/** Joins a place with the state, city or county that it is in. */
export function joinedSpots(spots: readonly Spot[]): Spot[] {
  const [first, second, ...others] = spots;
  if (!first || !second) return [...spots];
  const both = inside(first, second) ?? inside(second, first);
  return both ? joinedSpots([both, ...others]) : [first, ...joinedSpots([second, ...others])];
}

/** The smaller of two places if it lies in the larger one, which becomes its next level. */
function inside(small: Spot, large: Spot): Spot | null {
  if (small.kind === 'zip' && small.levels.length > 1) {
    if (large.kind === 'state') return small.states.some((state) => large.states.includes(state)) ? small : null;
    return large.kind !== 'zip' && areNear(small, large) ? { ...small, label: `${large.label} ${small.label}` } : null;
  }
  if (large.kind === 'state') return isIn(small, large) ? small : null;
  const isQuarter = small.radiusMiles !== null && small.radiusMiles < WITHIN_CITY_MILES && small.kind === 'city';
  if (!isQuarter || large.kind !== 'city' || large.radiusMiles !== null || !areNear(small, large)) return null;
  return { ...small, levels: [...small.levels, ...large.levels] };
}

const isIn = ({ states }: Spot, state: Spot): boolean =>
  states.length > 0 && states.every((one) => state.states.includes(one));

const areNear = (a: Spot, b: Spot): boolean =>
  a.centre !== null && b.centre !== null && milesBetween(a.centre, b.centre) <= WITHIN_CITY_MILES;

const FAR_MILES = 60;

/** Whether no business can be in both. */
export function areApart(a: Spot, b: Spot): boolean {
  if (a.centre && b.centre) return milesBetween(a.centre, b.centre) > FAR_MILES;
  return a.states.length > 0 && b.states.length > 0 && !a.states.some((state) => b.states.includes(state));
}

/** One spot for any of these. */
export function spotOfAny(spots: readonly Spot[]): Spot | null {
  const [first, ...others] = spots;
  if (!first || others.length === 0) return first ?? null;
  const levels = Math.max(...spots.map((spot) => spot.levels.length));
  return {
    kind: first.kind,
    label: [...new Set(spots.map(({ label }) => label))].join(' or '),
    levels: Array.from({ length: levels }, (_, level) => anyOf(spots.flatMap((spot) => spot.levels[level] ?? []))),
    states: [...new Set(spots.flatMap(({ states }) => states))],
    centre: null,
    radiusMiles: null,
  };
}

/** The spot without its cities in other states; as it is when none of the states is its own. */
function inStates(spot: Spot, states: ReadonlySet<string>): Spot[] {
  if (!spot.states.some((state) => states.has(state))) return states.size > 0 ? [] : [spot];
  const inThem = ({ cityKeys, zips, within: around }: PlanPlace): PlanPlace =>
    placeOf({ cityKeys: cityKeys.filter((key) => states.has(key.slice(-2).toUpperCase())), zips, within: around });
  const ownStates = spot.states.filter((state) => states.has(state));
  if (spot.kind === 'zip' || ownStates.length === spot.states.length) return [withoutStates(spot)];
  const name = spot.label.replace(/ \(.*| ?,.*/, '');
  const [level] = spot.levels;
  const levels = level ? [inThem(level)] : [];
  return [{ ...spot, states: ownStates, label: `${name}, ${ownStates.join(', ')}`, levels }];
}

/** The spot without levels of whole states: beside `Albany, NY`, `New York` is the city. */
const withoutStates = (spot: Spot): Spot => ({
  ...spot,
  levels: spot.levels.filter(({ states }) => states.length === 0),
});

function anyOf(places: readonly PlanPlace[]): PlanPlace {
  return {
    cityKeys: places.flatMap(({ cityKeys }) => cityKeys),
    states: places.flatMap(({ states }) => states),
    zips: places.flatMap(({ zips }) => zips),
    within: places.find((place) => place.within !== null)?.within ?? null,
  };
}
