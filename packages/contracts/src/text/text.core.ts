const HALVES = /\p{Cs}|\p{Noncharacter_Code_Point}/gu;
const TURNS = /\p{Bidi_Control}/gu;
// Joiners make emoji and Persian words, and marks make letters, so that neither is unseen.
const UNSEEN = /(?![\p{M}\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const STACKED = /([\p{M}\p{Default_Ignorable_Code_Point}]{4})[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** Whether a text has more characters than that, an emoji of two units being one. It is what to ask before anything else is done with what a stranger sent. */
export const isLonger = (text: string, max: number): boolean =>
  text.length > 2 * max || (text.length > max && Array.from(text).length > max);

/** The first so many characters of a text. */
export const cutTo = (text: string, max: number): string =>
  isLonger(text, max) ? Array.from(text).slice(0, max).join('') : text;

/**
 * Removes what reaches beyond a writer's words: halves of characters, controls that turn the text after them around, and stacks
 * of combining marks ("Zalgo"), which cover other lines. Real scripts need no more than four.
 */
export const withinLines = (text: string): string => text.replace(HALVES, '').replace(TURNS, '').replace(STACKED, '$1');

/** Removes characters that nobody sees, such as those that copied texts bring. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** At most `max` characters, cut between words where one ends near enough, with an ellipsis for what was left out. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > max * 0.6 ? space : cut.length).trimEnd()}…`;
}

/** Words as they stand in an address: lowercase letters and digits, single hyphens. Empty when there are none of them. */
export const slugify = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
