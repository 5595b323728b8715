import { stateName } from '@lawdex/contracts/us-states';
import { stateByAbbreviation } from '../../text/states.core.ts';
import { wordsOf } from '../../text/text.core.ts';
import {
  BESIDE_NUMBER,
  besidesLicences,
  isAboutLicences,
  isOtherLicence,
  LICENSE_NOUNS,
  NUMBER_WORDS,
} from './licence-words.core.ts';
import { isAmbiguousCode } from '../places/state-codes.core.ts';
import { phoneIn } from '../words/tokens.core.ts';

interface SaidNumber {
  /** As typed. */
  number: string;
  /** Two letters: the state whose licence it is, where it was said beside the number. */
  state: string | null;
  /** The search without the number and what leads to it; a state in full. */
  rest: string;
  /** Whether nothing else can be meant. Otherwise it may be a licence's beside other words, which stay as they are. */
  isSure: boolean;
}

export interface KnownPlaces {
  /** The state of a ZIP code, two letters. */
  stateOfZip(zip: string): string | undefined;
  /** Takes words in small letters. */
  stateOf(phrase: string): string | undefined;
}

// Some numbers begin with letters (`P12345`), and some are written in groups of digits.
const NUMBER =
  /(?<![\p{L}\p{N}$@_-])(?<!\d[.,/])(?:([a-z]{1,3})-?)?(\d{1,4}(?:[ .-]\d{1,4}(?![\p{L}\p{N}]))+|\d+(?:[.-]\d{1,4}(?![\p{L}\p{N}]))*)(?![\p{L}\p{N}@%]|[.,/]\d)/giu;
const LEAD = new RegExp(`(?:(?<![\\p{L}\\p{N}])${BESIDE_NUMBER}(?:['’]s)?[\\s.:#]*)+$|#\\s*$`, 'iu');
const TRAIL = new RegExp(`^(?:[\\s.:,]*${BESIDE_NUMBER}(?![\\p{L}\\p{N}]))+`, 'iu');
const DATE = /^\d{1,2}[-. ]\d{1,2}[-. ]\d{2,4}$/;

// The fewest digits of a licence: alone or behind `license`, behind a sign such as `bar no.`, and beside other words.
const LEAST_ALONE = 5;
const LEAST_BEHIND_SIGN = 2;
const LEAST_BESIDE_WORDS = 6;

/** The number of a licence in a search: `24012345`, `TX 24012345`, `bar no. 24012345`; not a ZIP code, a date or a telephone number. */
export function licenceNumberIn(query: string, places: KnownPlaces): SaidNumber | null {
  if (isOtherLicence(query)) return null;
  const numbers = [...query.matchAll(NUMBER)].map((match) => readNumber(match, places));
  return numbers.find((said) => said?.isSure) ?? numbers.find((said) => said !== null) ?? null;
}

function readNumber(match: RegExpExecArray, places: KnownPlaces): SaidNumber | null {
  const { input, index } = match;
  const [whole, letters = '', figures = ''] = match;
  const lead = LEAD.exec(input.slice(0, index))?.[0] ?? '';
  const behind = input.slice(index + whole.length);
  const trail = TRAIL.exec(behind)?.[0] ?? '';
  const before = input.slice(0, index - lead.length).trim();
  const after = behind.slice(trail.length).trim();
  const code = codeBeside(letters, before, after);
  const others = [code?.side === 'before' ? before.replace(/\S+$/, '') : before];
  others.push(code?.side === 'after' ? after.replace(/^\S+/, '') : after);

  const digits = figures.replace(/\D/g, '').length;
  const beside = wordsOf(`${lead} ${trail}`);
  const hasSign = lead.includes('#') || beside.some((word) => NUMBER_WORDS.has(word));
  const isNamed =
    beside.some((word) => LICENSE_NOUNS.has(word)) && digits >= (hasSign ? LEAST_BEHIND_SIGN : LEAST_ALONE);
  const more = wordsOf(others.join(' ')).filter((word) => word !== 'in' && !isAboutLicences(word));
  const state = code?.state ?? places.stateOf(more.join(' '));
  const isElse = isOtherNumber(whole, input, state, places);
  const isAlone =
    digits >= LEAST_ALONE && !isElse && (more.length === 0 || places.stateOf(more.join(' ')) !== undefined);
  const number = letters && code?.side === 'letters' ? figures : whole;
  if (!isNamed && !isAlone) {
    const isLikely = digits >= LEAST_BESIDE_WORDS && !isElse && !letters;
    return isLikely ? { number, state: null, rest: input, isSure: false } : null;
  }
  const rest = [others[0], code?.name, others[1]].filter(Boolean).join(' ');
  return { number, state: code?.state ?? null, rest: besidesLicences(rest), isSure: true };
}

const isOtherNumber = (text: string, query: string, state: string | undefined, { stateOfZip }: KnownPlaces): boolean =>
  DATE.test(text) ||
  (/^\d{5}(?:-\d{4})?$/.test(text) && isZipIn(state, stateOfZip(text.slice(0, 5)))) ||
  // No telephone number begins with 0.
  (phoneIn(query) !== null && (/\D/.test(text) || (text.length >= 10 && !text.startsWith('0'))));

/** Whether a ZIP code is in the state: `WA 12345` is no ZIP code, because 12345 is in New York. */
const isZipIn = (state: string | undefined, stateOfZip: string | undefined): boolean =>
  stateOfZip !== undefined && (state === undefined || state === stateOfZip);

interface CodeBeside {
  side: 'letters' | 'before' | 'after';
  state: string;
  name: string | undefined;
}

/** The state whose two letters stand beside a number. Letters that are a word too must be in capitals, or alone with the number. */
function codeBeside(letters: string, before: string, after: string): CodeBeside | null {
  const written: [CodeBeside['side'], string, boolean][] = [
    ['letters', letters, true],
    ['before', /(?<!\S)[a-z]{2}$/i.exec(before)?.[0] ?? '', !/\s/.test(before) && after === ''],
    ['after', /^[a-z]{2}(?!\S)/i.exec(after)?.[0] ?? '', !/\s/.test(after) && before === ''],
  ];
  for (const [side, text, isAlone] of written) {
    const state = stateByAbbreviation(text);
    const isMeant = isAlone || text === text.toUpperCase() || !isAmbiguousCode(text.toLowerCase());
    if (state !== undefined && isMeant) return { side, state, name: stateName(state) };
  }
  return null;
}
