import type { Position } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { differByMore, editDistance, lettersOf } from '../dictionary/damerau.core.ts';
import { phraseOf, placeKeyOf, placeKeyOfPhrase, placeWordsOf } from '../text/index.ts';
import { once, remembered } from '../tables/remember.core.ts';
import { countyName, GatheredPlaces, KNOWN_PEOPLE, placeOf, type GazetteerPlace } from './gathered-places.core.ts';
import { namesWithoutBlanks, firstInFull, fullPhrase, NamesOfPlaces } from './names-of-places.core.ts';

export type { GazetteerPlace } from './gathered-places.core.ts';

interface ZipCode extends Position {
  state: string;
}

// In shorter names a letter more or less makes another one.
const SURE = { ofOne: 5, ofTwo: 8 };
const SURE_OF_NAME = { ...SURE, ofTwo: Infinity };
// Without a state more names are near.
const SURE_IF_KNOWN = { ofOne: 6, ofTwo: 9 };

const rank = ({ kind, zips }: GazetteerPlace): number => (kind === 'city' ? 1_000 : 0) + zips.length;

// GeoNames leaves out the apostrophe in `O Fallon` and `Coeur D Alene`.
const LEFT_OUT = /\b([OD]) (?=[A-Z][a-z]{2})/g;

/** Every place name and ZIP code of the country, from lines of `zip-codes.tsv` and `towns.tsv`. `called` are other names of places. */
export class Gazetteer {
  private readonly places: readonly GazetteerPlace[];
  private readonly byZip = new Map<string, ZipCode>();
  private readonly middles = new Map<string, Position | null>();
  private readonly byState = new Map<string, GazetteerPlace[]>();
  private readonly byKey = new Map<string, ReadonlyMap<string, GazetteerPlace>>();
  // Made when they are first asked for, because an import asks for ZIP codes and cities of states alone.
  private readonly known = once(() => knownCities(this.cities()));
  private readonly names = once(() => new NamesOfPlaces(this.places, this.called));
  private readonly closedNames = once(() => namesWithoutBlanks(this.places, this.called));

  constructor(
    lines: Iterable<string>,
    private readonly called: Iterable<string> = [],
    towns: Iterable<string> = [],
  ) {
    const gathered = new GatheredPlaces();
    const { unzipped, people } = townsOf(towns);
    for (const line of lines) {
      const [zip, written, state, county, lat, lng] = line.split('\t');
      if (!zip || !written || !state || stateName(state) === undefined) continue;
      const city = written.includes(' ') ? written.replace(LEFT_OUT, "$1'") : written;
      const at = { lat: Number(lat), lng: Number(lng) };
      this.byZip.set(zip, { ...at, state });
      gathered.add('city', city, state, zip, at);
      if (county) gathered.add('county', countyName(county, state), state, zip, at);
    }
    const zipped = gathered.all().map((one) => placeOf(one, people.get(`${one.name}, ${one.state}`)));
    this.places = [...zipped, ...unzipped];
    for (const place of this.places) remembered(this.byState, place.state, () => []).push(place);
  }

  /** Places that a phrase names, the largest first; in one state, if it is given. `hidesTown` says which towns are none. */
  named(phrase: string, state?: string): readonly GazetteerPlace[] {
    const places = this.names().byName.get(fullPhrase(phrase)) ?? [];
    return state === undefined ? places : places.filter((place) => place.state === state);
  }

  /** The place of a state that is written so, with other blanks and directions in short as well: `de kalb`, `w palm beach`. */
  written(phrase: string, state: string): GazetteerPlace | undefined {
    return this.within(state).get(placeKeyOfPhrase(phrase));
  }

  /** The city of a state as this country's maps name it: `ST. LOUIS` is Saint Louis. Undefined for a name that no map has. */
  city(name: string, state: string): GazetteerPlace | undefined {
    const place = this.within(state).get(placeKeyOf(name));
    return place?.kind === 'city' ? place : undefined;
  }

  /** The city of a state whose name differs from words as typed by a mistake or two; a town without a ZIP code only where no other does. */
  like(words: string, state: string): GazetteerPlace | undefined {
    const places = this.within(state);
    const key = placeKeyOfPhrase(words);
    // Stems are shorter: `dalas` would be too short for a mistake.
    const { length } = words.replaceAll(' ', '');
    // The name of another state's town holds no two mistakes: in California `lakeland` is not Oakland.
    const sure = this.named(phraseOf(words)).length > 0 ? SURE_OF_NAME : SURE;
    return nearest(key, length, places, hasZip, sure) ?? nearest(key, length, places, (place) => !hasZip(place), sure);
  }

  /** The city of many people whose name differs from a word as typed by a mistake, or two where it is long, with blanks or without: `schenectedy`. */
  likeKnown(word: string): GazetteerPlace | undefined {
    const written = writtenKeyOf(word);
    const key = soundOf(written);
    const [first = ''] = key;
    const places = this.known().get(first) ?? new Map<string, GazetteerPlace>();
    const same = places.get(key);
    if (same && written !== writtenKeyOf(same.name)) return same;
    return nearest(key, written.length, places, () => true, SURE_IF_KNOWN);
  }

  /** Where a ZIP code is; three digits are the middle of all that begin so. */
  zip(zip: string): ZipCode | null {
    if (zip.length === 5) return this.byZip.get(zip) ?? null;
    const [low, high] = [`${zip}00`, `${zip}99`];
    const within = [...this.byZip].flatMap(([code, at]) => (code >= low && code <= high ? [at] : []));
    const [first] = within;
    return first ? { ...middle(within), state: first.state } : null;
  }

  /** The middle of a state's ZIP codes, which is where its people live. Null for an unknown state. */
  middleOfState(state: string): Position | null {
    return remembered(this.middles, state, () => {
      const within = [...this.byZip.values()].filter((at) => at.state === state);
      return within.length > 0 ? middle(within) : null;
    });
  }

  /** Territories have ZIP codes, but no places here. */
  hasState(state: string): boolean {
    return this.byState.has(state);
  }

  /** The words of a place's name that is typed without blanks: `ftworth`. Undefined when no known place is called so. */
  withoutBlanks(word: string): readonly string[] | undefined {
    return this.closedNames().get(word);
  }

  hasWord(term: string): boolean {
    return this.names().stems.has(term);
  }

  /** Whether the name of some place begins with a word and goes on. */
  begins(term: string): boolean {
    return this.names().beginnings.has(firstInFull(term));
  }

  /** Names of places with so many ZIP codes, for the spelling of their words. */
  *large(zips: number): Generator<GazetteerPlace> {
    for (const place of this.places) if (place.kind === 'city' && place.zips.length >= zips) yield place;
  }

  cities(): readonly GazetteerPlace[] {
    return this.places.filter(({ kind }) => kind === 'city');
  }

  /** Places of a state by key, see `placeKeyOf`: cities before counties, the largest of one key. Made when a state is first asked for. */
  private within(state: string): ReadonlyMap<string, GazetteerPlace> {
    return remembered(this.byKey, state, () => {
      const places = new Map<string, GazetteerPlace>();
      for (const place of this.byState.get(state) ?? []) {
        const key = placeKeyOf(place.name);
        const other = places.get(key);
        if (!other || rank(place) > rank(other)) places.set(key, place);
      }
      return places;
    });
  }
}

/** Not stems, in which mistakes at the end are lost. */
const writtenKeyOf = (name: string): string => placeWordsOf(name).join('');

/** `memfis` is Memphis without a mistake. */
const soundOf = (key: string): string => key.replaceAll('ph', 'f');

/** Cities of many people by their first letter, which is rarely mistyped; of those with one name the largest. */
function knownCities(cities: readonly GazetteerPlace[]): ReadonlyMap<string, ReadonlyMap<string, GazetteerPlace>> {
  const known = new Map<string, Map<string, GazetteerPlace>>();
  for (const city of cities) {
    if (city.people < KNOWN_PEOPLE) continue;
    const key = soundOf(writtenKeyOf(city.name));
    const [first = ''] = key;
    const alike = remembered(known, first, () => new Map<string, GazetteerPlace>());
    if ((alike.get(key)?.people ?? 0) < city.people) alike.set(key, city);
  }
  return known;
}

const hasZip = ({ zips }: GazetteerPlace): boolean => zips.length > 0;

/** The largest city among those that are equally near. */
function nearest(
  key: string,
  length: number,
  places: ReadonlyMap<string, GazetteerPlace>,
  isMeant: (place: GazetteerPlace) => boolean,
  sure: typeof SURE,
): GazetteerPlace | undefined {
  let most = length < sure.ofOne ? 0 : length < sure.ofTwo ? 1 : 2;
  let found: GazetteerPlace | undefined;
  const letters = lettersOf(key);
  for (const [other, place] of places) {
    if (place.kind !== 'city' || !isMeant(place) || differByMore(letters, lettersOf(other), most)) continue;
    const distance = editDistance(key, other, most);
    if (distance === 0 || distance > most) continue;
    const isBetter = !found || distance < most || place.zips.length > found.zips.length;
    if (isBetter) found = place;
    most = distance;
  }
  return found;
}

/** Towns that no ZIP code is named after, and how many people live in others: `Kyle, TX`. */
function townsOf(lines: Iterable<string>): { unzipped: GazetteerPlace[]; people: ReadonlyMap<string, number> } {
  const unzipped: GazetteerPlace[] = [];
  const people = new Map<string, number>();
  for (const line of lines) {
    const [name, state, counted, lat, lng] = line.split('\t');
    if (!name || !state || stateName(state) === undefined) continue;
    if (lat === undefined) people.set(`${name}, ${state}`, Number(counted));
    else {
      const centre = { lat: Number(lat), lng: Number(lng) };
      unzipped.push({ kind: 'city', name, state, centre, zips: [], people: Number(counted) });
    }
  }
  return { unzipped, people };
}

function middle(positions: readonly Position[]): Position {
  const sum = positions.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }));
  return { lat: sum.lat / positions.length, lng: sum.lng / positions.length };
}
