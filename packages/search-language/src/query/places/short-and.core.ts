import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { stateByName } from '../../text/states.core.ts';
import { phraseOfTokens } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';

const LONGEST_PLACE = 3;

/** Leaves out an `n` that joins words as `and` does, which is no token either: `king n queen`, but not `n dakota`, `town n country` or `12 n main st`. */
export const withoutShortAnd = (tokens: readonly Token[], dictionary: Dictionary): readonly Token[] =>
  tokens.filter(({ word, literal }, at) => word !== 'n' || literal || !joins(tokens, at, dictionary));

function joins(tokens: readonly Token[], at: number, { background }: Dictionary): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !behind || /\d/.test(before.word + behind.word)) return false;
  const isPlace = (name: string): boolean =>
    stateByName(name) !== undefined || background.gazetteer.named(name).length > 0;
  const phrases = Array.from({ length: LONGEST_PLACE }, (_, more) =>
    phraseOfTokens(tokens.slice(at + 1, at + 2 + more)),
  );
  return !isPlace(`${before.term} n ${behind.term}`) && !phrases.some((phrase) => isPlace(`north ${phrase}`));
}
