import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { tableWords } from '../../tables/index.ts';
import { endOfSurname } from '../../text/name-fold.core.ts';
import { stem } from '../../text/text.core.ts';
import { isPlaced } from '../places/towns.core.ts';
import { phraseOfTokens } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';

const SURE = tableWords('words/names.txt', 'sure particles');

/** Joins the words of surnames that businesses have: `mc donald` is no Donald, and no town of that name. */
export function withSurnames(tokens: readonly Token[], dictionary: Dictionary): Token[] {
  const words = tokens.map(({ word }) => word);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfSurname(words, at);
    const surname = end > at ? surnameOf(tokens.slice(at, end), isPlaced(tokens, at), dictionary) : null;
    read.push(...(surname ? [surname] : tokens.slice(at, at + 1)));
    at = surname ? end : at + 1;
  }
  return read;
}

function surnameOf(tokens: readonly Token[], placed: boolean, dictionary: Dictionary): Token | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  const isApart = tokens.some(
    (token) => token.literal || (token !== last && token.comma) || (token !== first && token.unwanted),
  );
  if (!first || !last || isApart) return null;
  const word = tokens.map((token) => token.word).join('');
  const joined = { ...first, word, term: stem(word), capital: false, comma: last.comma };
  if (placed && isPlace(phraseOfTokens(tokens), dictionary)) return null;
  return isSurname(tokens, joined, dictionary) ? joined : null;
}

/** Whether a business is called so, and the words apart say nothing else: `abogado de la familia`, `van nuys`. */
function isSurname(tokens: readonly Token[], { term }: Token, dictionary: Dictionary): boolean {
  const { vocabulary, background } = dictionary;
  const [first, last] = [tokens[0]?.word ?? '', tokens.at(-1)?.term ?? ''];
  // `Gary O. Bruce` is a Bruce.
  const isInitial = first.length === 1 && vocabulary.isCalled(last);
  if (SURE.has(first)) return !isInitial && (vocabulary.isCalled(term) || isMisspelt(term, first, last, dictionary));
  const isWord = background.meanings.of(last).length > 0 || dictionary.practices(last).length > 0;
  if (isWord || isPlace(phraseOfTokens(tokens), dictionary)) return false;
  return vocabulary.isCalled(term) || (!dictionary.isOrdinary(last) && isMisspelt(term, first, last, dictionary));
}

/** `mc alliser`, `mac allister`, `le blnac`: a slip in a name with such a beginning. */
const isMisspelt = (term: string, first: string, last: string, { vocabulary }: Dictionary): boolean =>
  !vocabulary.isCalled(last) &&
  vocabulary.correct(term).some((word) => word[0] === first[0] && vocabulary.isCalled(word));

const isPlace = (phrase: string, dictionary: Dictionary): boolean =>
  dictionary.cities(phrase).length > 0 || dictionary.background.gazetteer.named(phrase).length > 0;
