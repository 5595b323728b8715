import { milesBetween, type BusinessSummary, type Position, type UnderstoodPlace } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary, Place } from '../../dictionary/dictionary.core.ts';
import type { PlanPlace } from '../../plan/plan.core.ts';
import type { GazetteerPlace, Region } from '../../gazetteer/index.ts';
import { cityKeyOf } from '../../text/place-fold.core.ts';
import type { Tokens, WordsAt } from '../words/tokens.core.ts';

/** A place that a search names, as plans and sentences need it. */
export interface Spot {
  kind: UnderstoodPlace['kind'];
  label: string;
  /** Places where businesses may be, the likeliest first. */
  levels: PlanPlace[];
  /** Its states, two letters, where to look when it has no business. */
  states: string[];
  /** Null when it is not one point, such as a state or two cities. */
  centre: Position | null;
  radiusMiles: number | null;
  /** For an unknown place: labels of the places that are written most like it. */
  like?: readonly string[];
}

/** A place that words of a search name. */
export interface SpotAt {
  spot: Spot;
  /** How many words it takes, with the state behind them. */
  length: number;
  /** It may as well be a name or another word. */
  doubtful: boolean;
  /** The words as they were meant, in small letters, where they are misspelt. */
  corrected?: string | undefined;
}

export interface NamedState {
  state: string;
  /** The number of its words. */
  length: number;
}

/** Words of a search that may name a place. */
export interface PlaceWords extends WordsAt {
  window: Tokens;
  phrase: string;
  /** The states that the words behind them may be, the longest first. */
  behind: readonly NamedState[];
}

/** Circles around a ZIP code, because visitors do not know its borders. */
const ZIP_MILES = [5, 10, 25];

export const placeOf = (place: Partial<PlanPlace>): PlanPlace => ({
  cityKeys: [],
  states: [],
  zips: [],
  within: null,
  ...place,
});

const spot = (kind: Spot['kind'], label: string, levels: PlanPlace[], details: Partial<Spot>): Spot => ({
  ...{ kind, label, levels, states: [], centre: null, radiusMiles: null },
  ...details,
});

export function citySpot(cities: readonly Place[], alsoState?: string): Spot {
  const [first] = cities;
  const only = cities.length === 1 ? first : undefined;
  const states = [...new Set(cities.map(({ state }) => state))];
  const name = first?.city ?? '';
  const label = states.length === 1 ? `${name}, ${states.join('')}` : `${name} (${states.join(', ')})`;
  const inState = alsoState === undefined ? [] : [placeOf({ states: [alsoState] })];
  const level = placeOf({ cityKeys: cities.map(({ key }) => key) });
  return spot('city', label, [level, ...inState], { states, centre: only?.centre ?? null });
}

export const stateSpot = (state: string): Spot =>
  spot('state', stateName(state) ?? state, [placeOf({ states: [state] })], { states: [state] });

/** The spot of a place that may have no business, by its name and ZIP codes. */
export function gazetteerSpot({ kind, name, state, centre, zips }: GazetteerPlace): Spot {
  const cityKeys = kind === 'city' ? [cityKeyOf(name, state)] : [];
  return spot(kind, `${name}, ${state}`, [placeOf({ cityKeys, zips })], { states: [state], centre });
}

export const regionSpot = ({ label, state, centre, miles }: Region): Spot =>
  spot('city', label, [placeOf({ within: { centre, miles } })], { states: [state], centre, radiusMiles: miles });

/** A whole ZIP code, or the middle of those that begin with three digits. Null for an unknown one. */
export function zipSpotOf(zip: string, { background }: Dictionary): Spot | null {
  const known = background.gazetteer.zip(zip);
  if (!known) return null;
  const centre = { lat: known.lat, lng: known.lng };
  const around = (miles: number): PlanPlace => placeOf({ within: { centre, miles } });
  const levels = [zip.length === 5 ? placeOf({ zips: [zip] }) : around(5), ...ZIP_MILES.map(around)];
  return spot('zip', zip, levels, { states: [known.state], centre, radiusMiles: ZIP_MILES.at(-1) ?? null });
}

/** The visitor's position, with the miles around it that were asked for. */
export const visitorSpot = (centre: Position, miles: number | undefined): Spot =>
  spot('position', 'near you', [], { centre, radiusMiles: miles ?? null });

export const nowhere = (label: string, like: readonly string[] = []): Spot =>
  spot('unknown', label, [placeOf({})], { like });

/** The place as a filter, when it was chosen in the location box. */
export const filterOf = ({ kind, levels }: Spot): PlanPlace =>
  (kind === 'zip' ? levels.at(-1) : levels[0]) ?? placeOf({});

/** Whether a business of this address is there. An address cannot tell for a circle: every business that was found in it is there. */
export const holds = (
  { levels }: Spot,
  { city, state, zipCode }: Pick<BusinessSummary, 'city' | 'state' | 'zipCode'>,
): boolean =>
  levels.some(
    ({ cityKeys, states, zips, within: around }) =>
      around !== null ||
      cityKeys.includes(cityKeyOf(city, state)) ||
      states.includes(state) ||
      zips.includes(zipCode.slice(0, 5)),
  );

export const isNowhere = ({ kind }: Spot): boolean => kind === 'unknown';

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

export function spotOfAny(spots: readonly Spot[]): Spot | null {
  const [first, ...others] = spots;
  if (!first || others.length === 0) return first ?? null;
  const label = [...new Set(spots.map((one) => one.label))].join(' or ');
  const most = Math.max(...spots.map(({ levels }) => levels.length));
  const levelOf = (_: unknown, at: number): PlanPlace => anyOf(spots.flatMap(({ levels }) => levels[at] ?? []));
  const states = [...new Set(spots.flatMap((one) => one.states))];
  return spot(first.kind, label, Array.from({ length: most }, levelOf), { states });
}

/** The spot without its cities in other states; as it is when none of the states is its own. */
function inStates(spot: Spot, states: ReadonlySet<string>): Spot[] {
  if (!spot.states.some((state) => states.has(state))) return states.size > 0 ? [] : [spot];
  const inThem = ({ cityKeys, zips, within: around }: PlanPlace): PlanPlace =>
    placeOf({ cityKeys: cityKeys.filter((key) => states.has(key.slice(-2).toUpperCase())), zips, within: around });
  const ownStates = spot.states.filter((state) => states.has(state));
  // Beside `Albany, NY`, `New York` is the city.
  const levels = spot.levels.filter((level) => level.states.length === 0);
  if (spot.kind === 'zip' || ownStates.length === spot.states.length) return [{ ...spot, levels }];
  const name = spot.label.replace(/ \(.*| ?,.*/, '');
  const [level] = spot.levels;
  const label = `${name}, ${ownStates.join(', ')}`;
  return [{ ...spot, states: ownStates, label, levels: level ? [inThem(level)] : [] }];
}

const anyOf = (places: readonly PlanPlace[]): PlanPlace => ({
  cityKeys: places.flatMap(({ cityKeys }) => cityKeys),
  states: places.flatMap(({ states }) => states),
  zips: places.flatMap(({ zips }) => zips),
  within: places.find((place) => place.within !== null)?.within ?? null,
});
