import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { stem } from '../../text/text.core.ts';
import { saysSomething } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';

/** Puts blanks into places that are typed as one word, unless that is a word or name of its own: `lasvegas`, `stclair`. */
export const withBlanksInPlaces = (tokens: readonly Token[], dictionary: Dictionary): Token[] =>
  tokens.flatMap((token) => {
    const words = dictionary.background.gazetteer.closed(token.word);
    if (!words || isOneWord(token, dictionary)) return [token];
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
