import { streetKeyOf, wordsOf } from '@lawdex/search-language/text';
import { fiveDigits } from '../fields/zip-code.core.ts';

interface Named {
  name: string;
  address: string;
  zipCode: string;
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};
const LETTERS = new Set(Object.values(DIRECTIONS));

/** A street without what people write differently: its kind and its unit, but with its direction. */
function streetFold(address: string): string {
  const words = wordsOf(address);
  const directions = words.map((word) => DIRECTIONS[word] ?? word).filter((word) => LETTERS.has(word));
  return [streetKeyOf(address) ?? words.join(' '), ...directions].join(' ');
}

/** What two lines about one firm have in common: `Alpha & Beta LLP` and `Alpha and Beta, L.L.P.` at one street are one, whatever follows their five digits. */
export function identityOf({ name, address, zipCode }: Named): string {
  const words = wordsOf(name).filter((word) => word !== 'and');
  return `${words.join(' ')} | ${fiveDigits(zipCode)} | ${streetFold(address)}`;
}
