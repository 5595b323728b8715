import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { fieldWords } from '../../../index-definition/field-words.core.ts';
import { isOffered } from './traits.core.ts';

/**
 * Lexemes begin with their field, so that one GIN index answers for all: n(ame), t(erms of practices), w(here),
 * d(escription), p(rimary practice), q (additional), c(ity), s(tate), z(ip), k(ey of the name), l(anguage that is no
 * trait), v (state that it serves).
 */
export type Field = 'n' | 't' | 'w' | 'd' | 'p' | 'q' | 'c' | 's' | 'z' | 'k' | 'l' | 'v';
export type Lexeme = `${Field}:${string}`;

// PostgreSQL takes 2046 bytes; a letter has at most four.
const LONGEST = 400;

export const lexeme = (field: Field, value: string): Lexeme => `${field}:${value.slice(0, LONGEST)}`;

export function lexemesOf(document: IndexDocument): Lexeme[] {
  const { name, practice, place, text, codes } = fieldWords(document);
  const all = (field: Field, values: readonly string[]): Lexeme[] => values.map((value) => lexeme(field, value));
  return [
    ...all('n', name),
    ...all('t', practice),
    ...all('w', place),
    ...all('d', [...text, ...codes]),
    ...all('p', document.categorySlug ? [document.categorySlug] : []),
    ...all('q', [...new Set(document.additionalSlugs)]),
    lexeme('c', document.cityKey),
    lexeme('s', document.state.toLowerCase()),
    lexeme('z', document.zip),
    lexeme('k', document.nameKey),
    ...all('v', document.serves),
    ...all(
      'l',
      document.languages.filter((language) => !isOffered(language)),
    ),
  ];
}
