import { excerpt } from '@lawdex/contracts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and quoted attributes. Control characters become spaces. */
export function escapeHtml(text: string): string {
  return plain(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** One line, no control characters. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** JSON for a script element, which `<`, `>` and `&` cannot end. Two line separators of older parsers are escaped, too. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** At most `max` characters, cut at a word, with an ellipsis. */
export const truncate = (text: string, max: number): string => excerpt(plain(text), max);
