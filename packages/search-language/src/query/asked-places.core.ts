import type { Position, SearchParams, Understood } from '@lawdex/contracts';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { overruled } from './filters/filters-in-words.core.ts';
import type { Interpretation } from './interpret.core.ts';
import { readLocation, type ReadLocation } from './places/location.core.ts';
import { areApart, isNowhere, type Spot } from './places/spot.core.ts';
import { middleOf } from './plans/loose-steps.core.ts';

/** The words of a search, and the places that its parameters and words name. */
export interface AskedPlaces {
  kind: 'places';
  /** The words without what the other parameters overrule. Null without words. */
  text: Interpretation | null;
  /** The place that the location box names. */
  chosen: Spot | null;
  /** Words of the location box that name no place. */
  unread: readonly string[];
  near: Position | null;
  said: Spot | null;
  origin: Position | null;
}

/** A search that cannot be made: nothing can be found, or a parameter is wrong. */
export type Refusal = { kind: 'nothing' } | { kind: 'invalid'; parameter: string; problem: string };

const NOTHING: Refusal = { kind: 'nothing' };
const ANYWHERE: ReadLocation = { spot: null, near: false, unread: [] };

export function askedPlaces(
  params: SearchParams,
  words: Interpretation | null,
  dictionary: Dictionary,
): AskedPlaces | Refusal {
  const box = params.location === undefined ? ANYWHERE : readLocation(params.location, dictionary);
  if (!box || words?.unsearchable) return NOTHING;
  const near = readPosition(params.near);
  if (near === 'invalid') return invalid('near', 'near must lie between -90,-180 and 90,180 degrees.');
  const { spot: chosen, unread } = box;
  const text = words && withoutOverruled(heldTo(chosen, words), params);
  const said = text?.place?.spot ?? null;
  const origin = near ?? chosen?.centre ?? originInWords(said, params);
  if (!origin && isMeasured(params)) return withoutOrigin(params, chosen);
  return { kind: 'places', text, chosen, unread, near, said, origin };
}

/** Whether distances count, as a filter or as the order. */
export const isMeasured = ({ radius, sortBy }: SearchParams): boolean => radius !== undefined || sortBy === 'distance';

/** A position from `lat,lng`, in degrees; null where none is given. */
export function readPosition(near: string | undefined): Position | 'invalid' | null {
  if (near === undefined) return null;
  const [lat, lng] = near.split(',').map(Number);
  if (lat === undefined || lng === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return 'invalid';
  return { lat, lng };
}

/** The chosen place holds, and another one in the words is ignored: `divorce houston` in Dallas is a divorce in Dallas. */
function heldTo(chosen: Spot | null, text: Interpretation): Interpretation {
  const { place, ignored } = text;
  if (!chosen || !place || !areApart(place.spot, chosen)) return text;
  return { ...text, place: null, ignored: [...ignored, place.words] };
}

function withoutOverruled(text: Interpretation, params: SearchParams): Interpretation {
  const dropped = overruled(text.filters, params);
  if (dropped.length === 0) return text;
  const filters = text.filters.filter((filter) => !dropped.includes(filter));
  return { ...text, filters, ignored: [...text.ignored, ...dropped.map(({ words }) => words)] };
}

// Distances are measured from a place in the words only when miles were asked for, because `perry & walters` names two partners,
// although Perry is also a town. A ZIP code is nobody's name.
const originInWords = (said: Spot | null, params: SearchParams): Position | null =>
  said && (isMeasured(params) || said.kind === 'zip') ? said.centre : null;

const invalid = (parameter: string, problem: string): Refusal => ({ kind: 'invalid', parameter, problem });

function withoutOrigin({ radius }: SearchParams, chosen: Spot | null): Refusal {
  if (chosen && isNowhere(chosen)) return NOTHING;
  const needs =
    'needs a place to measure from: near=lat,lng, or a location that names one city (with its state, if several share the name).';
  return radius === undefined ? invalid('sortBy', `sortBy=distance ${needs}`) : invalid('radius', `radius ${needs}`);
}

/** Where distances are measured from, in words: the visitor, else the chosen place, else the place in the words. */
export function measuredFrom(
  { near, chosen, said }: AskedPlaces,
  dictionary: Dictionary,
): Pick<Understood, 'measuredFrom'> {
  if (near) return { measuredFrom: 'you' };
  const place = chosen?.centre ? chosen : said && middleOf(said, dictionary) ? said : null;
  if (!place) return {};
  return { measuredFrom: place.kind === 'zip' ? place.label : `the center of ${withoutState(place.label)}` };
}

const withoutState = (label: string): string => label.replace(/, [A-Z]{2}$/, '');
