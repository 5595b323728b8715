import type { Position } from '@lawdex/contracts';
import { tableItems, tableWords } from '../tables/index.ts';
import type { TableItem } from '../tables/index.ts';

/** A part of the country that people call by a name which no map of ZIP codes knows. */
export interface Region {
  label: string;
  /** Two letters. */
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
