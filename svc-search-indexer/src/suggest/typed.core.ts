import { businessPath, type BusinessRecord, type Suggestion, type TextPart } from '@lawdex/contracts';
import { inFull, inShort, isParticle, normalise, wordsOf } from '@lawdex/search-language/text';

// Written or left out at will, as in the index of names.
const CONNECTIVES = new Set(['and', 'of', 'the', 'for', 'in']);
/** Nobody types more than that for a suggestion. */
const WORDS_MAX = 12;

/** The words that tell one name from another; all of them when there are no others. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text).slice(0, WORDS_MAX);
  const telling = words.filter((word) => !CONNECTIVES.has(word));
  return telling.length > 0 ? telling : words;
}

/** The typed text, or a name, as they are compared: `Smith & Jones, P.` -> `smith jones p`. */
export const keyOf = (text: string): string => tellingWords(text).join(' ');

const BEFORE_REST = /^(mc|mac|o|d|de|di|la|le|van|von|al)(.{2,})$/;

/**
 * Other ways to write a key: with particles of a surname closed up or apart, or `St.` in full and in short. `mc kin` -> `mckin`, `mckay` -> `mc kay`,
 * `saint john` -> `st john`.
 */
export function otherSpellings(key: string): string[] {
  const words = key.split(' ');
  const closed = words.reduce(
    (before, word, at) => before + (at > 0 && isParticle(words[at - 1] ?? '') ? '' : ' ') + word,
    '',
  );
  const apart = words.map((word) => word.replace(BEFORE_REST, '$1 $2')).join(' ');
  const spelt = [inShort(words), inFull(words)].map((others) => others.join(' '));
  return [...new Set([closed.trim(), apart, ...spelt])].filter((other) => other !== key);
}

/** A name's key from each of its words on, because visitors know some part of it: `smith jones`, `jones`. */
export function keysFromEachWord(text: string): string[] {
  const words = tellingWords(text);
  return [...new Set(words.map((_, index) => words.slice(index).join(' ')))];
}

const LETTERS = /.\p{M}*/gsu;
const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Where in a text its words stand that were typed: words that follow each other, the last one maybe unfinished. */
export function matchedParts(text: string, key: string): TextPart[] {
  const typed = key.split(' ');
  const tokens = [...text.matchAll(TOKENS)]
    .map((match) => ({ from: match.index, written: match[0], word: normalise(match[0]) }))
    .filter(({ word }) => !CONNECTIVES.has(word));
  const begin = tokens.findIndex((_, at) =>
    typed.every((word, index) => {
      const token = tokens[at + index]?.word;
      return index < typed.length - 1 ? token === word : token?.startsWith(word);
    }),
  );
  if (begin < 0) return [];
  return tokens
    .slice(begin, begin + typed.length)
    .map(({ from, written }, index) => ({ from, to: from + lengthOf(written, typed[index] ?? '') }));
}

/** How much of a written word is what was typed; `Peña` has one character more than `pena` when its tilde stands alone. */
function lengthOf(written: string, typed: string): number {
  let length = 0;
  for (const [letter] of written.matchAll(LETTERS)) {
    if (normalise(written.slice(0, length)).length >= typed.length) break;
    length += letter.length;
  }
  return length;
}

/** A business as it is suggested for a key. */
export const businessSuggestion = (
  { name, slug, city, state }: Pick<BusinessRecord, 'name' | 'slug' | 'city' | 'state'>,
  key: string,
): Suggestion => ({
  kind: 'business',
  text: name,
  detail: `${city}, ${state}`,
  to: businessPath(slug),
  matched: matchedParts(name, key),
});
