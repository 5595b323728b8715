import { US_STATES } from '@lawdex/contracts/us-states';
import { phraseOf } from '../text/text.core.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
// They belong to the United States.
const AT_HOME = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']);
const OTHER_NAMES = ['UK', 'England', 'Scotland', 'Wales', 'Korea', 'Holland', 'Ontario', 'Quebec', 'British Columbia'];

/** Cities that are better known than the small towns of the country that share their names. */
const CITIES = `
  Toronto, Montreal, Vancouver, Ottawa, Calgary, London, Paris, Berlin, Rome, Madrid, Moscow, Vienna, Athens, Dublin, Cairo, Delhi,
  New Delhi, Mumbai, Shanghai, Beijing, Hong Kong, Tokyo, Seoul, Manila, Sydney, Melbourne, Lima, Havana, Bogota, Guadalajara, Tijuana,
  Mexico City, Monterrey, Lagos, Nairobi, Milan, Venice, Naples, Lisbon, Warsaw, Prague, Brussels, Amsterdam, Geneva, Zurich`;

function countries(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.filter((code) => !AT_HOME.has(code)).flatMap((code) => names.of(code) ?? []);
}

const STATES = new Set(US_STATES.map(({ name }) => phraseOf(name)));
const COUNTRIES = new Set([...countries(), ...OTHER_NAMES].map(phraseOf).filter((phrase) => !STATES.has(phrase)));
const CITIES_ABROAD = new Set(CITIES.split(',').map(phraseOf));

/** `france`; not `georgia`, which is a state. Takes a phrase (see `phraseOf`). */
export const isCountry = (phrase: string): boolean => COUNTRIES.has(phrase);

/** Whether a name without a state makes people think of another country. */
export const isCityAbroad = (phrase: string): boolean => CITIES_ABROAD.has(phrase);
