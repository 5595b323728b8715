import { US_STATES } from '@lawdex/contracts/us-states';
import { tableWords } from '../tables/index.ts';
import { phraseOf } from '../text/text.core.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const AT_HOME = tableWords('places/abroad.txt', 'at home');

function countries(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes.filter((code) => !AT_HOME.has(code)).flatMap((code) => names.of(code) ?? []);
}

const STATES = new Set(US_STATES.map(({ name }) => phraseOf(name)));
const COUNTRIES = new Set(
  [...countries(), ...tableWords('places/abroad.txt', 'other names')]
    .map(phraseOf)
    .filter((phrase) => !STATES.has(phrase)),
);
const CITIES_ABROAD = new Set([...tableWords('places/abroad.txt', 'cities')].map(phraseOf));

/** `france`; not `georgia`, which is a state. Takes a phrase (see `phraseOf`). */
export const isCountry = (phrase: string): boolean => COUNTRIES.has(phrase);

/** Whether a name without a state makes people think of another country. */
export const isCityAbroad = (phrase: string): boolean => CITIES_ABROAD.has(phrase);
