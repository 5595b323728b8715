import { editDistance, type Dictionary } from '../../dictionary/index.ts';
import { tableWords } from '../../tables/index.ts';
import {
  beginsWithParticle,
  endOfSurname,
  isNearlyParticle,
  isParticle,
  isTwoParticles,
  LONGEST_PARTICLE,
} from '../../text/name-fold.core.ts';
import { stem } from '../../text/text.core.ts';
import { isPlaced, WELL_KNOWN_PEOPLE } from '../places/towns.core.ts';
import { phraseOfTokens, typed, type Token, type Tokens } from './tokens.core.ts';

const SURE = tableWords('words/names.txt', 'sure particles');
const NO_WORDS = tableWords('words/names.txt', 'particles that are no words');
// Two particles, the rest, and what a slip of the blank has cut off: `de la ros a`.
const MOST_PARTS = 4;

/** Joins the words of surnames that businesses have: `mc donald` is no Donald, and no town of that name. */
export function withSurnames(tokens: Tokens, dictionary: Dictionary): Token[] {
  const words = tokens.map(({ word }) => word);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfSurname(words, at);
    const known = end > at ? surnameOf(tokens.slice(at, end), isPlaced(tokens, at), dictionary) : null;
    const surname = known ? { token: known, end } : slipFrom(tokens, at, dictionary);
    read.push(...(surname ? [surname.token] : tokens.slice(at, at + 1)));
    at = surname?.end ?? at + 1;
  }
  return read;
}

/** The words as one; null where a mark stands between them. */
function joinedOf(tokens: Tokens): Token | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isApart = tokens.some(
    (token) => token.literal || (token !== last && token.comma) || (token !== first && token.unwanted),
  );
  if (!first || !last || isApart) return null;
  const word = tokens.map((token) => token.word).join('');
  return { ...first, word, term: stem(word), capital: false, comma: last.comma };
}

/** The surname that begins with particles, if a business is called so and the words apart say nothing else: `abogado de la familia`, `van nuys`. */
function surnameOf(tokens: Tokens, placed: boolean, dictionary: Dictionary): Token | null {
  const { vocabulary } = dictionary;
  const joined = joinedOf(tokens);
  const isTown = isPlace(phraseOfTokens(tokens), dictionary);
  if (!joined || (placed && isTown)) return null;
  const [[first = ''] = [], last = ''] = [tokens.map(({ word }) => word), tokens.at(-1)?.term];
  const isSure = SURE.has(first);
  // `Gary O. Bruce` is a Bruce.
  const isInitial = first.length === 1 && vocabulary.isCalled(last);
  if (isSure ? isInitial : isTown || saysMore(last, dictionary)) return null;
  if (vocabulary.isCalled(joined.term)) return joined;
  if (isByItself(last, tokens.slice(0, -1), dictionary)) return null;
  const isMeant = (word: string): boolean => word[0] === first[0] && (isSure || !isCity(word, tokens, dictionary));
  return misspelt(joined, isMeant, dictionary);
}

/** A surname with a slip in its particles or its blanks: `vap der meer`, `ma cpherson`, `d ela rosa`. */
function slipFrom(tokens: Tokens, at: number, dictionary: Dictionary): { token: Token; end: number } | null {
  const first = tokens[at]?.word ?? '';
  if (first.length > LONGEST_PARTICLE) return null;
  const few = tokens.slice(at, at + MOST_PARTS);
  const odd = few.findIndex((token) => isOdd(token, dictionary));
  if (odd < 0 || !isNearlyParticle(first)) return null;
  for (let end = at + few.length; end > at + Math.max(odd, 1); end--) {
    const parts = tokens.slice(at, end);
    const isCut = parts.some(({ word, term }) => saysMore(term, dictionary) && !isNearlyParticle(word));
    const joined = isCut ? null : joinedOf(parts);
    if (!joined) continue;
    const isMeant = (word: string): boolean =>
      beginsWithParticle(word) && parts.every(({ term }) => term !== word) && !isCity(word, parts, dictionary);
    const isNear = (word: string, typed: string): boolean => editDistance(word, typed, 1) === 1 && isMeant(word);
    const isWhole = dictionary.vocabulary.isCalled(joined.term) && isMeant(joined.term);
    const token = isWhole ? joined : misspelt(joined, isNear, dictionary);
    if (token) return { token, end };
  }
  return null;
}

/** Joined words with a slip: `mc alliser`, `mac allister`, `le blnac`. Not stemmed where the stem is too short: `de la ros`. */
function misspelt(
  joined: Token,
  isMeant: (word: string, written: string) => boolean,
  { vocabulary }: Dictionary,
): Token | null {
  const isName = (written: string): boolean =>
    vocabulary.correct(written).some((word) => vocabulary.isCalled(word) && isMeant(word, written));
  const term = [joined.term, joined.word].find(isName);
  return term === undefined ? null : { ...joined, term };
}

/** Whether the name that was meant is that of a city apart: `el pasoo` is one, although firms are called so. */
function isCity(meant: string, tokens: Tokens, dictionary: Dictionary): boolean {
  const before = tokens.slice(0, -1);
  const begun = typed(before).replaceAll(' ', '');
  if (!meant.startsWith(begun)) return false;
  const phrase = `${phraseOfTokens(before)} ${meant.slice(begun.length)}`;
  const [largest] = dictionary.background.gazetteer.named(phrase);
  return dictionary.cities(phrase).length > 0 || (largest?.people ?? 0) >= WELL_KNOWN_PEOPLE;
}

/** Whether it is no word of any kind, and no business is called so: a piece of one, or a mistake. `dela` is two pieces. */
const isOdd = ({ word, term }: Token, dictionary: Dictionary): boolean =>
  isTwoParticles(word) || (word.length > 1 && !/\d/.test(word) && !isParticle(word) && !dictionary.isOrdinary(term));

/** Whether a word behind particles is a name or a word without them. */
const isByItself = (
  term: string,
  particles: Tokens,
  { background: { english, spanish }, vocabulary }: Dictionary,
): boolean =>
  vocabulary.isCalled(term) ||
  (!particles.some(({ word }) => NO_WORDS.has(word)) &&
    (vocabulary.has(term) || english.has(term) || spanish.has(term)));

const saysMore = (term: string, dictionary: Dictionary): boolean =>
  dictionary.background.meanings.of(term).length > 0 || dictionary.practices(term).length > 0;

const isPlace = (phrase: string, dictionary: Dictionary): boolean =>
  dictionary.cities(phrase).length > 0 || dictionary.background.gazetteer.named(phrase).length > 0;
