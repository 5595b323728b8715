import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { COMMON_SURNAMES, KNOWN_PEOPLE } from '../../gazetteer/index.ts';
import { LEGAL_FORMS, phraseOf, stateByName, stem } from '../../text/index.ts';
import { phraseOfTokens, saysSomething, type Token, type Tokens } from '../words/tokens.core.ts';
import { isWordOrName, spotNamed } from './named-places.core.ts';
import { statesBehind } from './state-codes.core.ts';

const DIRECTIONS = new Map(Object.entries({ n: 'north', no: 'north', s: 'south', so: 'south', e: 'east', w: 'west' }));
const LONGEST_NAME = 3;

/** The words with places written out, `n` for `and` left out, and blanks where places are typed as one word. */
export const inWholeWords = (tokens: Tokens, dictionary: Dictionary): Token[] =>
  withBlanksInPlaces(withoutShortAnd(withPlacesInFull(tokens, dictionary), dictionary), dictionary);

/** Writes out what is short in a known place, and nothing else would be: `w. palm beach`, `No. Hollywood`, `orange co florida`. */
const withPlacesInFull = (tokens: Tokens, dictionary: Dictionary): Tokens =>
  tokens.some(({ word }) => word === 'co' || DIRECTIONS.has(word))
    ? tokens.map((token, at) => inFull(token, tokens, at, dictionary))
    : tokens;

function inFull(token: Token, tokens: Tokens, at: number, dictionary: Dictionary): Token {
  const direction = DIRECTIONS.get(token.word);
  if (token.literal || token.unwanted) return token;
  if (direction !== undefined && isDirection(token, direction, tokens, at, dictionary)) return asWord(token, direction);
  return token.word === 'co' && isCounty(tokens, at, dictionary) ? asWord(token, 'county') : token;
}

const asWord = (token: Token, word: string): Token => ({ ...token, word, term: word });

/** Whether a town of some size is called so. Without a full stop `so` is a word where it does not begin a search. */
function isDirection(token: Token, direction: string, tokens: Tokens, at: number, dictionary: Dictionary): boolean {
  const isNo = !token.stop && token.word === 'no';
  if (isNo && isNorthInState(tokens, at, dictionary)) return true;
  if (at > 0 && (isNo || (!token.stop && token.word === 'so'))) return false;
  // `Michael E. Lansing` is a person.
  if (dictionary.background.firstNames.has(tokens[at - 1]?.word ?? '')) return false;
  return lengthsOf(tokens.length - at - 1).some((length) => {
    const words = tokens.slice(at + 1, at + 1 + length);
    const [only] = words;
    const isPerson = length === 1 && only !== undefined && isSurname(only, dictionary);
    // `No` leaves out what stands behind it, unless both are the whole search.
    if (isPerson || (isNo && at + 1 + length < tokens.length)) return false;
    const towns = dictionary.background.gazetteer.named(`${direction} ${phraseOfTokens(words)}`);
    return towns.some(({ people }) => people >= KNOWN_PEOPLE);
  });
}

// Miami has seven times the people of North Miami, which is meant by `no miami fl`.
const FAR_LARGER = 20;

/** Whether `no` is the north of a town whose state is behind it; `divorce no houston tx` leaves out a city that is far better known than its north. */
const isNorthInState = (tokens: Tokens, at: number, dictionary: Dictionary): boolean =>
  lengthsOf(tokens.length - at - 1).some((length) =>
    statesBehind(tokens, at + 1 + length, dictionary).some(({ state }) => {
      const phrase = phraseOfTokens(tokens.slice(at + 1, at + 1 + length));
      const [north, city] = [`north ${phrase}`, phrase].map((all) =>
        dictionary.background.gazetteer.written(all, state),
      );
      const isFarLarger = (city?.people ?? 0) >= Math.max(KNOWN_PEOPLE, FAR_LARGER * (north?.people ?? 0));
      return north !== undefined && (at === 0 || !isFarLarger);
    }),
  );

/** `W. Monroe` is a person where businesses are called Monroe, but none is in a Monroe. */
const isSurname = ({ word, term }: Token, dictionary: Dictionary): boolean =>
  COMMON_SURNAMES.has(word) || (dictionary.vocabulary.isCalled(term) && dictionary.cities(term).length === 0);

/** Whether a county of the state behind it is called so; `Smith & Co TX` and `Adams Co, PA` are firms. */
function isCounty(tokens: Tokens, at: number, dictionary: Dictionary): boolean {
  const { gazetteer } = dictionary.background;
  if (tokens[at]?.joined) return false;
  if (LEGAL_FORMS.has(tokens[at + 1]?.word ?? '') && dictionary.vocabulary.isCalled(tokens[at - 1]?.term ?? ''))
    return false;
  return statesBehind(tokens, at + 1, dictionary).some(({ state }) =>
    lengthsOf(at).some(
      (length) => gazetteer.named(`${phraseOfTokens(tokens.slice(at - length, at))} county`, state).length > 0,
    ),
  );
}

const lengthsOf = (most: number): number[] =>
  Array.from({ length: Math.min(LONGEST_NAME, most) }, (_, index) => index + 1);

/** Leaves out an `n` that joins words as `and` does, which is no token either: `king n queen`, but not `n dakota`, `town n country` or `12 n main st`. */
const withoutShortAnd = (tokens: Tokens, dictionary: Dictionary): Tokens =>
  tokens.filter(({ word, literal }, at) => word !== 'n' || literal || !joins(tokens, at, dictionary));

function joins(tokens: Tokens, at: number, { background }: Dictionary): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !behind || /\d/.test(before.word + behind.word)) return false;
  const isPlace = (name: string): boolean =>
    stateByName(name) !== undefined || background.gazetteer.named(name).length > 0;
  return !isPlace(`${before.term} n ${behind.term}`) && !isPlace(`north ${behind.term}`);
}

// Shorter halves are chance: `dui` is the shortest practice.
const SHORTEST_HALF = 3;
const SHORTEST_PAIR = 8;

/** Puts blanks into places that are typed as one word, unless that is a word or name of its own: `lasvegas`, `stclair`, `houstondivorce`. */
const withBlanksInPlaces = (tokens: Tokens, dictionary: Dictionary): Token[] =>
  tokens.flatMap((token) => {
    const closed = dictionary.background.gazetteer.withoutBlanks(token.word);
    const mayBeTwo = closed !== undefined || token.word.length >= SHORTEST_PAIR;
    const words = mayBeTwo && !isOneWord(token, dictionary) ? (closed ?? besidePractice(token.word, dictionary)) : null;
    if (!words) return [token];
    const last = words.length - 1;
    return words
      .map((word, at) => ({ ...token, word, term: stem(word), comma: token.comma && at === last }))
      .filter(saysSomething);
  });

const isOneWord = (token: Token, dictionary: Dictionary): boolean =>
  token.literal || isWordOrName(token, dictionary) || dictionary.background.gazetteer.named(token.term).length > 0;

/** The words of a place and a practice that are typed as one; null when it is no such pair. */
function besidePractice(word: string, dictionary: Dictionary): readonly string[] | null {
  const { gazetteer } = dictionary.background;
  const isPractice = (half: string): boolean => dictionary.practices(stem(half)).length > 0;
  const place = (half: string): readonly string[] | null => {
    const words = gazetteer.withoutBlanks(half) ?? [half];
    return spotNamed(phraseOf(words.join(' ')), () => false, dictionary) ? words : null;
  };
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const before = isPractice(last) ? place(first) : null;
    if (before) return [...before, last];
    const behind = isPractice(first) ? place(last) : null;
    if (behind) return [first, ...behind];
  }
  return null;
}
