import { isCountry } from '@lawdex/search-language/gazetteer';
import { phraseOf, stateWritten } from '@lawdex/search-language/text';

const PROVINCES =
  /^(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PEI?|QC|SK|YT|Alberta|Manitoba|New Brunswick|Newfoundland.*|Nova Scotia|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon)$/i;
/** The codes of Canada and the United Kingdom. */
const POSTAL_CODE = /(?:^|[\s,])(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/i;

/** Whether a text that is no state of ours ends in another country, its part or its postal code. */
export function isAbroad(text: string): boolean {
  const last = text.split(',').at(-1)?.trim() ?? '';
  return PROVINCES.test(last) || POSTAL_CODE.test(text) || isCountry(phraseOf(last));
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const OF_THREE_LETTERS = /^(?:AUS|BRA|CAN|CHE|CHN|DEU|ESP|FRA|GBR|IND|IRL|ISR|ITA|JPN|MEX|NLD|NZL)$/i;

/** Whether a column of countries names another one, also by its code. A code that is a state too, such as CA, tells nothing. */
export function isOtherCountry(country: string): boolean {
  const code = country.trim();
  if (/^[a-z]{2}$/i.test(code)) {
    return stateWritten(code.toUpperCase()) === undefined && REGIONS.of(code.toUpperCase()) !== undefined;
  }
  return OF_THREE_LETTERS.test(code) || isAbroad(country);
}

export const ABROAD = 'is outside of the US, and only firms in the US and its territories are listed';
