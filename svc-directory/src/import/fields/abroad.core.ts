import { isCountry } from '@lawdex/search-language/gazetteer';
import { phraseOf } from '@lawdex/search-language/text';

const PROVINCES =
  /^(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PEI?|QC|SK|YT|Alberta|Manitoba|New Brunswick|Newfoundland.*|Nova Scotia|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon)$/i;
/** The codes of Canada and the United Kingdom. */
const POSTAL_CODE = /(?:^|[\s,])(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/i;

/** Whether a text that is no state of ours ends in another country, its part or its postal code. */
export function isAbroad(text: string): boolean {
  const last = text.split(',').at(-1)?.trim() ?? '';
  return PROVINCES.test(last) || POSTAL_CODE.test(text) || isCountry(phraseOf(last));
}

export const ABROAD = 'is outside of the US, and only firms in the US and its territories are listed';
