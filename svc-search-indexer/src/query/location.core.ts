import type { Dictionary, Place } from '../dictionary/dictionary.core.ts';
import { stateByAbbreviation, stateByName } from '../index-definition/states.core.ts';
import { phraseOf } from '../index-definition/text.core.ts';
import { spotIn, spotNamed } from './place-phrases.core.ts';
import { citySpot, either, gazetteerSpot, nowhere, stateSpot, zipSpotOf, type Spot } from './spot.core.ts';

// A visitor who has typed "san" means some of many cities; if there are more than these, the beginning is too short to mean any.
const PREFIX_CITIES = 50;

/**
 * A comma-separated list of place names, each alone or followed by its state: `Houston, TX, Austin` is two cities.
 * A two-letter part after a city is always its state; a state's full name is, unless it is a city as well
 * (`Albany, New York` are two cities, as the specified list of names says). A part of its own may also be a state, a county, a
 * ZIP code or its first three digits, the beginning of a name, or misspelt. Null when there is no part at all.
 */
export function parseLocation(text: string, dictionary: Dictionary): Spot | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => phraseOf(part) !== '');
  const spots: Spot[] = [];
  for (let index = 0; index < parts.length; index++) {
    const [part = '', next] = parts.slice(index);
    const state = next === undefined || isState(part, dictionary) ? undefined : stateAfterCity(next, dictionary);
    if (state) index++;
    spots.push(readPart(part, state, dictionary));
  }
  return either(spots);
}

function readPart(part: string, state: string | undefined, dictionary: Dictionary): Spot {
  const zip = /^(\d{5}|\d{3})(?:-\d{4})?$/.exec(part)?.[1];
  const phrase = phraseOf(part);
  const known =
    zip === undefined
      ? state
        ? spotIn(phrase, state, dictionary)
        : spotOf(part, dictionary)
      : zipSpotOf(zip, dictionary);
  if (known) return known;
  const inState = (cities: Place[]): Place[] => cities.filter((city) => !state || city.state === state);
  const unfinished = dictionary.citiesStartingWith(phrase, PREFIX_CITIES);
  const cities = inState(unfinished.length > 0 ? unfinished : dictionary.citiesLike(phrase));
  return cities.length > 0 ? citySpot(cities) : nowhere(part);
}

function spotOf(part: string, dictionary: Dictionary): Spot | null {
  const phrase = phraseOf(part);
  const named = spotNamed(phrase, phrase.split(' ').length, dictionary);
  if (named) return named;
  const state = stateByAbbreviation(phrase);
  if (state) return stateSpot(state);
  const split = splitState(part);
  const there = split && spotIn(phraseOf(split.city), split.state, dictionary);
  if (there) return there;
  const [place] = dictionary.background.gazetteer.named(phrase);
  return place ? gazetteerSpot(place) : null;
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
