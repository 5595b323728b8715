import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { phraseOf, stem } from '../../text/text.core.ts';
import { saysSomething } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';
import { spotNamed } from './named-places.core.ts';

// Shorter halves are chance: `dui` is the shortest practice.
const SHORTEST_HALF = 3;
const SHORTEST_PAIR = 8;

/** Puts blanks into places that are typed as one word, unless that is a word or name of its own: `lasvegas`, `stclair`, `houstondivorce`. */
export const withBlanksInPlaces = (tokens: readonly Token[], dictionary: Dictionary): Token[] =>
  tokens.flatMap((token) => {
    const closed = dictionary.background.gazetteer.closed(token.word);
    const mayBeTwo = closed !== undefined || token.word.length >= SHORTEST_PAIR;
    const words = mayBeTwo && !isOneWord(token, dictionary) ? (closed ?? besidePractice(token.word, dictionary)) : null;
    if (!words) return [token];
    const last = words.length - 1;
    return words
      .map((word, at) => ({ ...token, word, term: stem(word), comma: token.comma && at === last }))
      .filter(saysSomething);
  });

function isOneWord({ term, literal }: Token, dictionary: Dictionary): boolean {
  const { vocabulary, background } = dictionary;
  const isWord = dictionary.isWord(term) || background.spanish.has(term) || vocabulary.isCalled(term);
  return literal || isWord || background.gazetteer.named(term).length > 0;
}

/** The words of a place and a practice that are typed as one; null when it is no such pair. */
function besidePractice(word: string, dictionary: Dictionary): readonly string[] | null {
  const { gazetteer } = dictionary.background;
  const isPractice = (half: string): boolean => dictionary.practices(stem(half)).length > 0;
  const place = (half: string): readonly string[] | null => {
    const words = gazetteer.closed(half) ?? [half];
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
