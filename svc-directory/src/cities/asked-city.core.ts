import { placeSpellings } from '@lawdex/search-language/text';

/** A name of a city in an address, `st-louis` or `st-louis-mo`, as the table of cities is asked for it. */
export interface AskedCity {
  /** Only cities with this first letter are compared, because a robot may ask for many names. */
  first: string;
  /** Letters and digits of every way to write the whole name. */
  names: string[];
  /** The same without the last two letters, which may be a state. */
  namesBeforeState: string[];
  /** In small letters. */
  state: string;
}

export function askedCity(name: string): AskedCity {
  const written = name
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return {
    first: written.slice(0, 1),
    names: lettersOf(written),
    namesBeforeState: lettersOf(written.slice(0, -2)),
    state: written.slice(-2),
  };
}

const lettersOf = (name: string): string[] =>
  placeSpellings(name)
    .map((spelling) => spelling.replace(/[^a-z0-9]/g, ''))
    .filter((spelling) => spelling !== '');
