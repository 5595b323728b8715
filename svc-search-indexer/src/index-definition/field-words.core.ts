import type { IndexDocument } from './document.core.ts';
import { NOISE_TERMS } from './noise.core.ts';
import { termsOf } from './text.core.ts';

// Nobody searches for longer words, and descriptions beyond this many different words would only make the index larger.
const LONGEST_WORD = 40;
const DESCRIPTION_WORDS = 300;
const FILLERS = new Set(
  termsOf(`
  about after all also any are as be been before but can each every has have if is it its more most no not one only
  other out over own same so than that their them then there these they this those through until up was were when
  while will you your`),
);

/** The words by which a document is found, by where they stand; each once in its field, the same for every engine. */
export interface FieldWords {
  name: string[];
  practice: string[];
  place: string[];
  text: string[];
}

export function fieldWords(document: IndexDocument): FieldWords {
  return {
    name: words([document.name, ...document.nameAlt]),
    practice: words(document.practiceTerms),
    place: words([...document.cityTerms, document.stateName, document.state, document.zip]),
    text: words([document.description])
      .filter((word) => word.length > 2 && !FILLERS.has(word))
      .slice(0, DESCRIPTION_WORDS)
      .concat(document.phones, document.street ?? []),
  };
}

// Noise never reaches a query, so it need not be in the index.
function words(texts: readonly string[]): string[] {
  const distinct = new Set(texts.flatMap(termsOf));
  return [...distinct].filter((word) => word.length <= LONGEST_WORD && !NOISE_TERMS.has(word));
}
