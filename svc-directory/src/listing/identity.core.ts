import { businessKeyOf, streetKeyOf, wordsOf } from '@lawdex/search-language/text';
import { remembering } from '../remembering.core.ts';

export interface Named {
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
/** A line is asked for its keys a few times while it is planned, and then no more. */
const OF_SOME_BATCHES = 2000;

/** A street without what people write differently: its kind and its unit, but with its direction. */
const streetFold = remembering((address: string): string => {
  const words = wordsOf(address);
  const directions = words.map((word) => DIRECTIONS[word] ?? word).filter((word) => LETTERS.has(word));
  return [streetKeyOf(address) ?? words.join(' '), ...directions].join(' ');
}, OF_SOME_BATCHES);
const nameFold = remembering(businessKeyOf, OF_SOME_BATCHES);

/** Where a business is: `1 State St, Suite 2` and `1 STATE STREET` are one place, whatever follows the five digits. */
const placeOf = ({ address, zipCode }: Omit<Named, 'name'>): string =>
  `${zipCode.slice(0, 5)} | ${streetFold(address)}`;

export const isSamePlace = (one: Omit<Named, 'name'>, other: Omit<Named, 'name'>): boolean =>
  (one.address === other.address && one.zipCode === other.zipCode) || placeOf(one) === placeOf(other);

/** What two lines about one firm have in common: `Alpha & Beta LLP` and `Alpha and Beta, L.L.P.` at one place are one. */
export const identityOf = (firm: Named): string => `${nameFold(firm.name)} | ${placeOf(firm)}`;

interface Reachable extends Pick<Named, 'name'> {
  phone?: string | null | undefined;
  website?: string | null | undefined;
}

/** What one firm rarely has in common with another in its ZIP code: `["name", "alpha beta"]`. */
export function twinKeysOf({ name, phone, website }: Reachable): [field: string, key: string][] {
  const digits = /(?:\D*\d){10}/.exec(phone?.replace(/^\+?1\b/, '') ?? '')?.[0].replace(/\D/g, '');
  const site = website?.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  return [
    ['name', nameFold(name)],
    ...(digits ? [['phone', digits] as [string, string]] : []),
    ...(site ? [['website', site] as [string, string]] : []),
  ];
}
