import { US_STATES } from '@lawdex/contracts/us-states';
import { differByMore, editDistance, lettersOf, type Dictionary, type Place } from '../../dictionary/index.ts';
import { COMMON_SURNAMES, isMuchLarger, KNOWN_PEOPLE, NICKNAMES, REGIONS } from '../../gazetteer/index.ts';
import type { GazetteerPlace, Region } from '../../gazetteer/index.ts';
import { cityKeyOf, inFull, withBlanks } from '../../text/place-fold.core.ts';
import { stateByAbbreviation, stateByName, stateByShortForm } from '../../text/states.core.ts';
import { phraseOf, wordsOf } from '../../text/text.core.ts';
import { remembered } from '../../tables/remember.core.ts';
import { citySpot, gazetteerSpot, regionSpot, stateSpot, type Spot } from './spot.core.ts';
import { phraseOfTokens, type Token, type Tokens } from '../words/tokens.core.ts';

const CITIES_CALLED = new Map([...NICKNAMES].map(([name, city]) => [phraseOf(name), city]));
const REGIONS_CALLED = new Map<string, Region[]>();
for (const [name, region] of REGIONS) remembered(REGIONS_CALLED, phraseOf(name), () => []).push(region);

const LONGEST_ABBREVIATION = 3;
// Half a degree or so: businesses that near are in the same part of the country.
const NEAR_DEGREES = 0.5;

/** The place of that name in one state, with businesses or without. */
export function spotIn(phrase: string, state: string, dictionary: Dictionary): Spot | null {
  const isHere = dictionary.cities(phrase).some((city) => city.state === state);
  const region = REGIONS_CALLED.get(phrase)?.find((one) => one.state === state);
  if (region && !isHere) return regionSpot(region);
  // `frisco ca` in the table: the name alone means another city.
  const bound = CITIES_CALLED.get(`${phrase} ${state.toLowerCase()}`) ?? CITIES_CALLED.get(phrase);
  return bound?.endsWith(`, ${state}`) && !isHere ? cityNamed(bound, dictionary) : cityIn(phrase, state, dictionary);
}

function cityIn(phrase: string, state: string, dictionary: Dictionary): Spot | null {
  const cities = dictionary.cities(phrase).filter((city) => city.state === state);
  if (cities.length > 0) return citySpot(cities);
  const { gazetteer } = dictionary.background;
  const known = gazetteer.named(phrase, state)[0] ?? gazetteer.written(phrase, state);
  return known ? spotOf(known, dictionary) : null;
}

/** The county of that name in one state: `westchester ny`. `iowa ia` is the state itself. */
export function countyIn(phrase: string, state: string, dictionary: Dictionary): Spot | null {
  if (stateByName(phrase) === state) return null;
  const [county] = countiesNamed(phrase, dictionary, state);
  return county ? spotOf(county, dictionary) : null;
}

/** The city of one state whose name is nearest to a misspelt one: in Texas `huston` is Houston. */
export function spotLike(words: string, state: string, dictionary: Dictionary): Spot | null {
  const meant = dictionary.background.gazetteer.like(words, state);
  return meant ? spotOf(meant, dictionary) : null;
}

/** The place that a phrase names beyond doubt; several cities of one name are one spot. */
export function spotNamed(phrase: string, isCode: (word: string) => boolean, dictionary: Dictionary): Spot | null {
  const called = CITIES_CALLED.get(phrase);
  if (called !== undefined) return cityNamed(called, dictionary);
  const region = REGIONS_CALLED.get(phrase)?.find(({ isWord }) => !isWord);
  if (region) return regionSpot(region);
  const state = stateByName(phrase) ?? (isCode(phrase) ? stateByAbbreviation(phrase) : undefined);
  const cities = dictionary.cities(phrase);
  // Where a name is both, the city is meant more often.
  if (cities.length > 0) return { ...citySpot(cities, state), like: largerNamesakes(phrase, cities, dictionary) };
  return state === undefined ? null : stateSpot(state);
}

/** Places of that name that have more people than the largest with businesses: Helena, Montana, beside the one in Alabama. */
function largerNamesakes(
  phrase: string,
  cities: readonly Place[],
  { background: { gazetteer } }: Dictionary,
): string[] {
  const named = gazetteer.named(phrase).filter(({ kind }) => kind === 'city');
  const own = named.findIndex((place) => cities.some(({ state }) => state === place.state));
  return named.slice(0, Math.max(0, own)).map(({ name, state }) => `${name}, ${state}`);
}

export function stateInShort(word: string): Spot | null {
  const state = stateByShortForm(word);
  return state === undefined ? null : stateSpot(state);
}

/** The part of a city that a phrase names, even if it is a word as well. */
export const quarterNamed = (phrase: string): Spot | null =>
  (REGIONS_CALLED.get(phrase) ?? []).map(regionSpot)[0] ?? null;

/** The territory of a ZIP code that the gazetteer has not. */
export const territoryOfZip = (zip: string): string | undefined => REGIONS_CALLED.get(zip)?.[0]?.state;

/** The city of an entry of the vocabulary: `Philadelphia, PA`. */
export function cityNamed(name: string, dictionary: Dictionary): Spot | null {
  const [city = '', state = ''] = name.split(', ');
  return cityIn(phraseOf(city), state, dictionary);
}

// With more around it a smaller place is no likelier: Corona is in California, although New York has more lawyers.
const ENOUGH_BUSINESSES = 10;

/** The likeliest place without businesses of that name: the largest with enough of them around it, else the one with most. */
export function likeliest(
  typed: Tokens,
  dictionary: Dictionary,
  named = dictionary.background.gazetteer.named(phraseOfTokens(typed)),
): GazetteerPlace | undefined {
  const spelled = named.filter(({ name }) => isSpelledOut(typed, name));
  const withThe = typed[0]?.the ? spelled.filter((place) => isWithThe(typed, place)) : [];
  const all = withThe.length > 0 ? withThe : spelled;
  const [first] = all;
  if (!first || all.length < 2) return first;
  const known = first.kind === 'city' ? all.filter((other) => !isMuchLarger(first, other)) : all;
  const around = new Map(known.map((place) => [place, businessesAround(place, dictionary)]));
  const served = known.find((place) => (around.get(place) ?? 0) >= ENOUGH_BUSINESSES);
  return served ?? [...known].sort((a, b) => (around.get(b) ?? 0) - (around.get(a) ?? 0))[0];
}

/** The counties of that name, typed without the word `county` or `parish`, the largest first. */
export const countiesNamed = (phrase: string, { background }: Dictionary, state?: string): GazetteerPlace[] =>
  [' county', ' parish']
    .flatMap((kind) => background.gazetteer.named(phrase + kind, state))
    .sort((a, b) => b.people - a.people);

export const countyNamed = (typed: Tokens, dictionary: Dictionary): GazetteerPlace | undefined =>
  likeliest(typed, dictionary, countiesNamed(phraseOfTokens(typed), dictionary));

// Smaller counties are less known than people of their name.
const COUNTY_ZIPS = 17;

// Westchester County is better known than the town in Illinois, but Forsyth in Georgia than Forsyth County, North Carolina.
const VERY_LARGE_COUNTY_ZIPS = 50;

/** The county that one word means, where that is no other word and no name: towns are hamlets, or small ones in other states than a very large county. */
export function largeCounty(typed: Tokens, dictionary: Dictionary): GazetteerPlace | undefined {
  const [only, ...more] = typed;
  if (!only || more.length > 0 || STATE_WORDS.has(only.word) || isWordOrName(only, dictionary)) return undefined;
  const [largest, ...others] = countiesNamed(only.term, dictionary);
  if (!largest || largest.zips.length < COUNTY_ZIPS || !isSpelledOut(typed, largest.name)) return undefined;
  const isVeryLarge = largest.zips.length >= VERY_LARGE_COUNTY_ZIPS;
  const isTown = dictionary.background.gazetteer
    .named(only.term)
    .some(({ people, state }) => people >= KNOWN_PEOPLE || (people > 0 && (state === largest.state || !isVeryLarge)));
  return !isTown && others.every((other) => isMuchLarger(largest, other)) ? largest : undefined;
}

export const isWordOrName = ({ word, term }: Token, dictionary: Dictionary): boolean =>
  dictionary.isWord(term) ||
  dictionary.background.spanish.has(term) ||
  dictionary.vocabulary.isCalled(term) ||
  COMMON_SURNAMES.has(word);

/** The town of that name, or the county around businesses when the town is a small one without any: `Cook`. A small one without a ZIP code comes after both. */
export function townOrCounty(typed: Tokens, dictionary: Dictionary): GazetteerPlace | undefined {
  const large = largeCounty(typed, dictionary);
  if (large) return large;
  const town = likeliest(typed, dictionary);
  const hasZip = town !== undefined && town.zips.length > 0;
  if (town && (town.people >= KNOWN_PEOPLE || (hasZip && businessesAround(town, dictionary) > 0))) return town;
  const county = countyNamed(typed, dictionary);
  return county && (!hasZip || businessesAround(county, dictionary) > 0) ? county : town;
}

/** Whether a place has `The` in its name, and it was typed: The Colony, Texas. */
export const isWithThe = ([first]: Tokens, { name }: GazetteerPlace): boolean =>
  first?.the === true && name.startsWith('The ');

/** Whether a name is written as it was typed: phrases are compared by stems, but `park` is not Parks, Arkansas. Short words may be abbreviations. */
function isSpelledOut(typed: Tokens, name: string): boolean {
  const words = wordsOf(name);
  const own = new Set([...words, words.join(''), ...wordsOf(withBlanks(name)), ...inFull(words)]);
  const full = inFull(typed.map(({ word }) => word));
  return full.every((word) => word.length <= LONGEST_ABBREVIATION || own.has(word));
}

// Only cities that everybody knows have so many ZIP codes.
const LARGE = 8;

export const isLarge = ({ zips }: GazetteerPlace): boolean => zips.length >= LARGE;

/** Whether a phrase is a word and no place has it that a ZIP code is named after: College, Alaska, but not Centennial, Colorado. */
export const isWordAndTown = (phrase: string, place: GazetteerPlace, dictionary: Dictionary): boolean =>
  place.zips.length === 0 &&
  dictionary.isWord(phrase) &&
  !dictionary.background.gazetteer.named(phrase).some(({ zips }) => zips.length > 0);

/** Whether a place without businesses is so large. */
export const isLargeSpot = ({ levels }: Spot): boolean => levels.some(({ zips }) => zips.length >= LARGE);

/** How many businesses are within half a degree of a place. */
export function businessesAround({ centre }: GazetteerPlace, { places }: Dictionary): number {
  let businesses = 0;
  for (const { centre: city, docs } of places.values()) {
    if (!city || Math.abs(city.lat - centre.lat) > NEAR_DEGREES) continue;
    if (Math.abs(city.lng - centre.lng) <= NEAR_DEGREES) businesses += docs;
  }
  return businesses;
}

/** The spot of a place, as a city with businesses if it is one under another spelling. */
export function spotOf(place: GazetteerPlace, dictionary: Dictionary): Spot {
  const here = place.kind === 'city' ? dictionary.places.get(cityKeyOf(place.name, place.state)) : undefined;
  return here ? citySpot([here]) : gazetteerSpot(place);
}

// Dakota is a part of two states before it is a county.
const STATE_WORDS: ReadonlySet<string> = new Set(US_STATES.flatMap(({ name }) => wordsOf(name)));
const STATES = US_STATES.map((state) => ({
  ...state,
  phrase: phraseOf(state.name),
  letters: lettersOf(phraseOf(state.name)),
}));
const SURE_OF_ONE = 5;
const SURE_OF_TWO = 8;

/** The state whose name differs from a phrase by a mistake or two. */
export function stateLike(phrase: string): string | undefined {
  const most = phrase.length >= SURE_OF_TWO ? 2 : 1;
  if (phrase.length < SURE_OF_ONE) return undefined;
  const letters = lettersOf(phrase);
  // Letters are counted first, because a search may ask this of hundreds of words.
  const near = STATES.filter((state) => !differByMore(letters, state.letters, most));
  return near.find((state) => editDistance(phrase, state.phrase, most) <= most)?.abbreviation;
}
