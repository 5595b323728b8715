import type { Position } from '@lawdex/contracts';
import { tableItems, tableWords, type TableItem } from '../tables/index.ts';
import { US_STATES } from '@lawdex/contracts/us-states';
import { phraseOf } from '../text/text.core.ts';

/** A part of the country that people call by a name which no map of ZIP codes knows. */
export interface Region {
  label: string;
  state: string;
  centre: Position;
  miles: number;
  /** Its name says something else as well: meant only behind `in`, or beside its city or state. */
  isWord: boolean;
}

/** Nicknames of cities and counties, in small letters: `big apple` -> `New York, NY`. */
export const NICKNAMES: ReadonlyMap<string, string> = new Map(
  tableItems('places/nicknames.txt').map(({ text, heading }) => [text, heading]),
);

/** Regions by name, in small letters; several may share one (`capitol hill`). */
export const REGIONS: readonly (readonly [name: string, region: Region])[] = tableItems('places/regions.txt').map(
  (item) => [item.text, regionOf(item)],
);

/** Surnames that so many people have that a small town of the name is rarely meant. In small letters, without apostrophes. */
export const COMMON_SURNAMES = tableWords('words/surnames.txt', 'surnames');

function regionOf({ heading, at }: TableItem): Region {
  const [label = '', state = '', position = '', miles = '', word] = heading.split(' | ');
  const [lat = NaN, lng = NaN] = position.split(', ').map(Number);
  if (Number.isNaN(lat + lng + parseFloat(miles))) throw new Error(`${at}: '${heading}' needs a position and miles`);
  return { label, state, centre: { lat, lng }, miles: parseFloat(miles), isWord: word === 'word' };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const AT_HOME = tableWords('places/abroad.txt', 'at home');

function countries(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.filter((code) => !AT_HOME.has(code)).flatMap((code) => names.of(code) ?? []);
}

const STATES = new Set(US_STATES.map(({ name }) => phraseOf(name)));
const COUNTRIES = new Set(
  [...countries(), ...tableWords('places/abroad.txt', 'other names')]
    .map(phraseOf)
    .filter((phrase) => !STATES.has(phrase)),
);
const CITIES_ABROAD = new Set([...tableWords('places/abroad.txt', 'cities')].map(phraseOf));

/** `france`; not `georgia`, which is a state. Takes a phrase (see `phraseOf`). */
export const isCountry = (phrase: string): boolean => COUNTRIES.has(phrase);

/** Whether a name without a state makes people think of another country. */
export const isCityAbroad = (phrase: string): boolean => CITIES_ABROAD.has(phrase);
