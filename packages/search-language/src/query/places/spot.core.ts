import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary, Place } from '../../dictionary/dictionary.core.ts';
import type { BusinessSummary, Position, UnderstoodPlace } from '@lawdex/contracts';
import type { PlanPlace } from '../../plan/plan.core.ts';
import type { GazetteerPlace } from '../../gazetteer/gazetteer.core.ts';
import type { Region } from '../../gazetteer/place-names.core.ts';
import { cityKeyOf } from '../../text/city-names.core.ts';

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
}

type Address = Pick<BusinessSummary, 'city' | 'state' | 'zipCode'>;

/** Circles around a ZIP code, because visitors do not know its borders. */
const ZIP_MILES = [5, 10, 25];

export const placeOf = (place: Partial<PlanPlace>): PlanPlace => ({
  cityKeys: [],
  states: [],
  zips: [],
  within: null,
  ...place,
});

type SpotDetails = Partial<Pick<Spot, 'states' | 'centre' | 'radiusMiles' | 'like'>>;

const spot = (kind: Spot['kind'], label: string, levels: PlanPlace[], details: SpotDetails = {}): Spot => ({
  kind,
  label,
  levels,
  states: [],
  centre: null,
  radiusMiles: null,
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

/** The spot of an unknown place. */
export const nowhere = (label: string, like: readonly string[] = []): Spot =>
  spot('unknown', label, [placeOf({})], { like });

/** The place as a filter, when it was chosen in the location box. */
export const filterOf = ({ kind, levels }: Spot): PlanPlace =>
  (kind === 'zip' ? levels.at(-1) : levels[0]) ?? placeOf({});

/** Whether a business of this address is there. An address cannot tell for a circle: every business that was found in it is there. */
export const holds = ({ levels }: Spot, { city, state, zipCode }: Address): boolean =>
  levels.some(
    ({ cityKeys, states, zips, within: around }) =>
      around !== null ||
      cityKeys.includes(cityKeyOf(city, state)) ||
      states.includes(state) ||
      zips.includes(zipCode.slice(0, 5)),
  );

export const isNowhere = ({ kind }: Spot): boolean => kind === 'unknown';
