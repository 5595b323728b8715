export const MONOGRAM_TONES = 6;

// Words that open or fill a business's name without telling it apart from others.
const FILLERS = new Set(['the', 'and', 'of', 'for', 'a', 'law', 'offices', 'office', 'firm', '&']);

export interface Monogram {
  /** One or two capitals. */
  letters: string;
  /** 0 to 5: the same name has the same colour everywhere. */
  tone: number;
}

export function monogram(name: string): Monogram {
  const words = name.split(/[\s,/]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  const chosen = (telling.length > 0 ? telling : words).slice(0, 2);
  const letters = chosen.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65521;
  return { letters: letters || '§', tone: hash % MONOGRAM_TONES };
}
