import type { IndexDocument } from './document.core.ts';
import { remembered } from '@lawdex/search-language/dictionary';
import { NOISE_TERMS, termsOf } from '@lawdex/search-language/text';

// Nobody searches for longer words, and descriptions beyond this many different words would only make the index larger.
const LONGEST_WORD = 40;
const DESCRIPTION_WORDS = 300;
const FILLERS = new Set(
  termsOf(`
  about after all also any are as be been before but can each every has have if is it its more most no not one only
  other out over own same so than that their them then there these they this those through until up was were when
  while will you your`),
);

// The same few thousand phrases name the practice areas and places of all businesses: reading them again for each takes half of the time.
const MOST_KNOWN = 10_000;
const known = new Map<string, readonly string[]>();

/** The words by which a document is found, by where they stand; each once in its field, the same for every engine. */
export function fieldWords(document: IndexDocument) {
  const { cityTerms, stateName, state, zip } = document;
  return {
    name: distinct([document.name, ...document.nameAlt].flatMap(wordsOf)),
    practice: [...practiceWords(document.practiceTerms)],
    place: distinct([...[...cityTerms, stateName, state].flatMap(knownWords), ...wordsOf(zip)]),
    text: distinct(wordsOf(document.description))
      .filter((word) => word.length > 2 && !FILLERS.has(word))
      .slice(0, DESCRIPTION_WORDS)
      .concat(document.phones, document.street ?? []),
    /** Found as words of the text are, but in no count of words: no spelling is ever corrected to one of them. */
    codes: distinct(document.licenceCodes),
  };
}

function knownWords(phrase: string): readonly string[] {
  if (known.size >= MOST_KNOWN) known.clear();
  return remembered(known, phrase, () => wordsOf(phrase));
}

const ofPractices = new WeakMap<readonly string[], readonly string[]>();

function practiceWords(terms: readonly string[]): readonly string[] {
  return remembered(ofPractices, terms, () => distinct(terms.flatMap(knownWords)));
}

// Noise never reaches a query, so it need not be in the index.
const wordsOf = (text: string): string[] =>
  termsOf(text).filter((word) => word.length <= LONGEST_WORD && !NOISE_TERMS.has(word));

const distinct = (words: readonly string[]): string[] => [...new Set(words)];
