import { US_STATES } from '@lawdex/contracts/us-states';
import { placeSpellings } from '@lawdex/search-language/text';

/** A name of a city in an address, `st-louis` or `st-louis-mo`, as the table of cities is asked for it. */
export interface AskedCity {
  /** Only cities with this first letter are compared, because a robot may ask for many names. */
  first: string;
  /** Letters and digits of every way to write the whole name. */
  names: string[];
  /** The same without the state that it may end with, its two letters or its name. */
  namesBeforeState: string[];
  /** In small letters. */
  state: string;
}

export function askedCity(name: string): AskedCity {
  const written = name
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
  const named = STATES.find(({ name }) => written.endsWith(` ${name}`));
  return {
    first: written.slice(0, 1),
    names: lettersOf(written),
    namesBeforeState: lettersOf(written.slice(0, -(named?.name.length ?? 2))),
    state: named?.state ?? written.slice(-2),
  };
}

/** West Virginia before Virginia. */
const STATES = US_STATES.map(({ name, abbreviation }) => ({
  name: name.toLowerCase(),
  state: abbreviation.toLowerCase(),
})).toSorted((a, b) => b.name.length - a.name.length);

const lettersOf = (name: string): string[] =>
  placeSpellings(name)
    .map((spelling) => spelling.replace(/[^a-z0-9]/g, ''))
    .filter((spelling) => spelling !== '');
