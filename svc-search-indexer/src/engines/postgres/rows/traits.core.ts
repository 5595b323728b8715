import { BUSINESS_FLAGS, FEE_BASES, SEARCH_LANGUAGES, type BusinessFlags } from '@lawdex/contracts';

/** Properties of a business, a bit of `flags` each: an array is much slower. New ones go last; `INDEX_VERSION` changes then. */
export const TRAITS = [...BUSINESS_FLAGS, ...FEE_BASES, ...SEARCH_LANGUAGES] as const;

interface Traits extends Partial<BusinessFlags> {
  feeBasis?: readonly string[];
  languages?: readonly string[];
}

export const isOffered = (language: string): boolean => SEARCH_LANGUAGES.some((offered) => offered === language);

/** The bits of these traits; languages that are not offered have none. */
export function traitBits({ feeBasis = [], languages = [], ...flags }: Traits): number {
  const has = [...BUSINESS_FLAGS.filter((flag) => flags[flag]), ...feeBasis, ...languages];
  return TRAITS.reduce((bits, trait, index) => (has.includes(trait) ? bits | (1 << index) : bits), 0);
}
