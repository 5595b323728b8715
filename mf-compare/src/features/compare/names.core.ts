import { andText, type BusinessSummary } from '@lawdex/contracts';

/** `Smith Law, Jones Law and Lee Law`. */
export const namesOf = (businesses: readonly Pick<BusinessSummary, 'name'>[]): string =>
  andText(businesses.map(({ name }) => name));
