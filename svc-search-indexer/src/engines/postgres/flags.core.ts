import { BUSINESS_FLAGS, type BusinessFlags } from '@lawdex/contracts';

/**
 * The flags of a business in one number, a bit for each in the order of `BUSINESS_FLAGS`, so that a new flag needs no
 * column. When the list changes, `INDEX_VERSION` does too and every row is written again.
 */
export function flagBits(flags: Partial<BusinessFlags>): number {
  return BUSINESS_FLAGS.reduce((bits, flag, index) => (flags[flag] ? bits | (1 << index) : bits), 0);
}
