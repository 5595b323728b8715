import { stateByAbbreviation, stateByName } from '../index-definition/states.core.ts';
import { phraseOf } from '../index-definition/text.core.ts';
import type { Dictionary, Place } from '../dictionary/dictionary.core.ts';

/** Where a business must be: in any of these. All empty means a place that nobody is in. */
export interface LocationFilter {
  cities: Place[];
  states: string[];
  zips: string[];
}

// A visitor who has typed "san" means some of many cities; if there are more than these, the beginning is too short to mean any.
const PREFIX_CITIES = 50;

/**
 * A comma-separated list of city names, each alone or followed by its state: `Houston, TX, Austin` is two cities.
 * A two-letter part after a city is always its state; a state's full name is, unless it is a city as well
 * (`Albany, New York` are two cities, as the specified list of names says). A part of its own may also be a state or a
 * ZIP code, the beginning of a name, or misspelt. Null when there is no part at all.
 */
export function parseLocation(text: string, dictionary: Dictionary): LocationFilter | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => phraseOf(part) !== '');
  if (parts.length === 0) return null;
  const filter: LocationFilter = { cities: [], states: [], zips: [] };
  for (let index = 0; index < parts.length; index++) {
    const [part = '', next] = parts.slice(index);
    if (/^\d{5}(?:-\d{4})?$/.test(part)) {
      filter.zips.push(part.slice(0, 5));
      continue;
    }
    const state = next === undefined || isState(part, dictionary) ? undefined : stateAfterCity(next, dictionary);
    if (state) index++;
    add(filter, readPart(part, state, dictionary));
  }
  return filter;
}

type Found = Partial<LocationFilter>;

function readPart(part: string, state: string | undefined, dictionary: Dictionary): Found {
  const inState = (cities: Place[]): Place[] => cities.filter((city) => !state || city.state === state);
  const phrase = phraseOf(part);
  const exact = dictionary.cities(phrase);
  if (exact.length > 0) return { cities: inState(exact) };
  if (!state) {
    const alone = stateByName(phrase) ?? stateByAbbreviation(phrase);
    if (alone) return { states: [alone] };
    const split = splitState(part);
    if (split) return readPart(split.city, split.state, dictionary);
  }
  const unfinished = dictionary.citiesStartingWith(phrase, PREFIX_CITIES);
  return { cities: inState(unfinished.length > 0 ? unfinished : dictionary.citiesLike(phrase)) };
}

/** `Houston TX`, `Houston Texas`, `Raleigh North Carolina`. */
function splitState(part: string): { city: string; state: string } | null {
  const words = part.split(/\s+/);
  for (const length of [1, 2]) {
    if (words.length <= length) return null;
    const tail = words.slice(-length).join(' ');
    const state = stateByName(phraseOf(tail)) ?? (length === 1 ? stateByAbbreviation(phraseOf(tail)) : undefined);
    if (state) return { city: words.slice(0, -length).join(' '), state };
  }
  return null;
}

function stateAfterCity(part: string, dictionary: Dictionary): string | undefined {
  const phrase = phraseOf(part);
  const abbreviation = stateByAbbreviation(phrase);
  if (abbreviation) return abbreviation;
  return dictionary.cities(phrase).length > 0 ? undefined : stateByName(phrase);
}

/** `TX, Austin`: a state that is no city has no state after it. */
function isState(part: string, dictionary: Dictionary): boolean {
  const phrase = phraseOf(part);
  if (dictionary.cities(phrase).length > 0) return false;
  return stateByAbbreviation(phrase) !== undefined || stateByName(phrase) !== undefined;
}

function add(filter: LocationFilter, found: Found): void {
  filter.cities.push(...(found.cities ?? []));
  filter.states.push(...(found.states ?? []));
}
