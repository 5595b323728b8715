import type { Position } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { ABBREVIATIONS } from '../text/city-names.core.ts';
import { phraseOf, termsOf } from '../text/text.core.ts';

/** A city, town, borough or county of the United States, whether or not a business is there. */
export interface GazetteerPlace {
  kind: 'city' | 'county';
  /** `Brooklyn`, `Cook County`. */
  name: string;
  /** Two letters. */
  state: string;
  centre: Position;
  zips: readonly string[];
}

interface ZipCode extends Position {
  state: string;
}

interface Gathering {
  kind: GazetteerPlace['kind'];
  name: string;
  state: string;
  lat: number;
  lng: number;
  zips: string[];
}

const SHORTENED = new Map(ABBREVIATIONS.map(([long, short]) => [short, long]));

// GeoNames leaves out the apostrophe in `O Fallon` and `Coeur D Alene`.
const LEFT_OUT = /\b([OD]) (?=[A-Z][a-z]{2})/g;

/**
 * Every place name and ZIP code of the country, from lines of ZIP code, place, state, county, latitude and longitude, between tabs.
 * `called` are other names that people give to places.
 */
export class Gazetteer {
  private readonly byName = new Map<string, GazetteerPlace[]>();
  private readonly byZip = new Map<string, ZipCode>();
  private readonly middles = new Map<string, Position>();
  private readonly stems = new Set<string>();
  private readonly beginnings = new Set<string>();

  constructor(lines: Iterable<string>, called: Iterable<string> = []) {
    const gathered = new Map<string, Gathering>();
    for (const line of lines) {
      const [zip, written, state, county, lat, lng] = line.split('\t');
      if (!zip || !written || !state || stateName(state) === undefined) continue;
      const city = written.replace(LEFT_OUT, "$1'");
      const at = { lat: Number(lat), lng: Number(lng) };
      this.byZip.set(zip, { ...at, state });
      gather(gathered, 'city', city, state, zip, at);
      if (county) gather(gathered, 'county', countyName(county, state), state, zip, at);
    }
    for (const place of gathered.values()) this.add(placeOf(place));
    for (const name of called) this.learn(termsOf(name));
    for (const places of this.byName.values()) places.sort((a, b) => b.zips.length - a.zips.length);
  }

  /** Places of that name, the largest first; in one state, if it is given. Takes a phrase (see `phraseOf`). */
  named(phrase: string, state?: string): readonly GazetteerPlace[] {
    const places = this.byName.get(inFull(phrase)) ?? [];
    return state === undefined ? places : places.filter((place) => place.state === state);
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
    const known = this.middles.get(state);
    if (known) return known;
    const within = [...this.byZip.values()].filter((at) => at.state === state);
    if (within.length === 0) return null;
    const found = middle(within);
    this.middles.set(state, found);
    return found;
  }

  /** Whether a word is part of the name of some place. */
  hasWord(term: string): boolean {
    return this.stems.has(term);
  }

  /** Whether the name of some place begins with a word and goes on. */
  begins(term: string): boolean {
    return this.beginnings.has(SHORTENED.get(term) ?? term);
  }

  /** Names of places with so many ZIP codes, for the spelling of their words. */
  *large(zips: number): Generator<GazetteerPlace> {
    for (const [place] of this.byName.values()) {
      if (place && place.kind === 'city' && place.zips.length >= zips) yield place;
    }
  }

  /** Every city, town and borough, each once. */
  cities(): Iterable<GazetteerPlace> {
    return new Set([...this.byName.values()].flat().filter(({ kind }) => kind === 'city'));
  }

  private add(place: GazetteerPlace): void {
    const { name } = place;
    for (const spelling of new Set([name, name.replace(/\b([OD])'/g, '$1 ')].map((one) => inFull(phraseOf(one))))) {
      this.learn(spelling.split(' '));
      const others = this.byName.get(spelling);
      if (others) others.push(place);
      else this.byName.set(spelling, [place]);
    }
  }

  private learn(terms: readonly string[]): void {
    for (const term of terms) this.stems.add(term);
    const [first] = terms;
    if (first !== undefined && terms.length > 1) this.beginnings.add(SHORTENED.get(first) ?? first);
  }
}

function gather(
  into: Map<string, Gathering>,
  kind: Gathering['kind'],
  name: string,
  state: string,
  zip: string,
  { lat, lng }: Position,
): void {
  const id = `${kind} ${name} ${state}`;
  const known = into.get(id);
  if (!known) {
    into.set(id, { kind, name, state, lat, lng, zips: [zip] });
    return;
  }
  known.lat += lat;
  known.lng += lng;
  known.zips.push(zip);
}

function placeOf({ kind, name, state, lat, lng, zips }: Gathering): GazetteerPlace {
  const centre = { lat: lat / zips.length, lng: lng / zips.length };
  return { kind, name, state, centre, zips };
}

/** The name of a county with its kind: Louisiana has parishes, and some names contain the kind already. */
function countyName(county: string, state: string): string {
  if (/\b(?:County|Parish|Borough|Municipality|City|District|\(CA\))/.test(county)) return county;
  return `${county} ${state === 'LA' ? 'Parish' : 'County'}`;
}

/** `st louis` and `saint louis` are one name. */
function inFull(phrase: string): string {
  const space = phrase.indexOf(' ');
  const full = space < 0 ? undefined : SHORTENED.get(phrase.slice(0, space));
  return full ? full + phrase.slice(space) : phrase;
}

function middle(positions: readonly Position[]): Position {
  const sum = positions.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }));
  return { lat: sum.lat / positions.length, lng: sum.lng / positions.length };
}
