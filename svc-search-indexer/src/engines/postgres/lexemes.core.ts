import type { IndexDocument } from '../../index-definition/document.core.ts';
import { NOISE_TERMS } from '../../index-definition/noise.core.ts';
import { termsOf } from '../../index-definition/text.core.ts';

/**
 * Lexemes carry where they come from, so that one small GIN index answers "this practice, in this city, with that word
 * in its name": n(ame), t(erms of practices), w(here), d(escription), p(rimary practice), q (additional), c(ity), s(tate).
 */
export type Field = 'n' | 't' | 'w' | 'd' | 'p' | 'q' | 'c' | 's';
export type Lexeme = `${Field}:${string}`;

// Nobody searches for longer words, and descriptions beyond this many different words would only make the index larger.
const LONGEST_WORD = 40;
const DESCRIPTION_WORDS = 300;
const FILLERS = new Set(
  termsOf(`
  about after all also any are as be been before but can each every has have if is it its more most no not one only
  other out over own same so than that their them then there these they this those through until up was were when
  while will you your`),
);

export function lexemesOf(document: IndexDocument): Lexeme[] {
  const description = words([document.description]).filter((word) => word.length > 2 && !FILLERS.has(word));
  return [
    ...words([document.name, ...document.nameAlt]).map((word): Lexeme => `n:${word}`),
    ...words(document.practiceTerms).map((word): Lexeme => `t:${word}`),
    ...words([...document.cityTerms, document.stateName, document.state, document.zip]).map(
      (word): Lexeme => `w:${word}`,
    ),
    ...description.slice(0, DESCRIPTION_WORDS).map((word): Lexeme => `d:${word}`),
    ...(document.categorySlug ? [`p:${document.categorySlug}` as const] : []),
    ...[...new Set(document.additionalSlugs)].map((slug): Lexeme => `q:${slug}`),
    `c:${document.cityKey}`,
    `s:${document.state.toLowerCase()}`,
  ];
}

// Noise never reaches a query, so it need not be in the index.
function words(texts: readonly string[]): string[] {
  const distinct = new Set(texts.flatMap(termsOf));
  return [...distinct].filter((word) => word.length <= LONGEST_WORD && !NOISE_TERMS.has(word));
}
