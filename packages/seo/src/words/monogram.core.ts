export const MONOGRAM_TONES = 6;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

// Words of a business's name that do not tell it apart from others.
const SMALL = listed('the of for a at');
const TRADE = listed('law office offices firm attorney attorneys associates partners');
// Company forms, degrees, generations and titles, compared without dots.
const AROUND_NAMES = listed(
  'llp llc lllp pllc pc pa plc lpa apc aplc ltd inc corp co chartered esq esquire jd llm phd jr sr ii iii iv mr mrs ms dr hon',
);
// Particles are skipped within a name (Maria de la Cruz is MC) but count at its beginning (Van Buren, Los Angeles).
const PARTICLES = listed('de del della der den di da dos du la las le los van von y');
const INITIAL = /^\p{Lu}\.?$/u;
// Only a person's first and last name count.
const OF_A_PERSON = /\blaw offices? of\b|\battorney at law\b|\besq(?:uire)?\b/i;

export interface Monogram {
  /** One or two capital letters. */
  letters: string;
  /** 0 to 5. The same name always has the same colour. */
  tone: number;
}

export function monogram(name: string): Monogram {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65521;
  return { letters: twoWords(name.normalize('NFC')).map(capital).join('') || '§', tone: hash % MONOGRAM_TONES };
}

const capital = (word: string): string => [...word.toUpperCase()][0] ?? '';

function twoWords(name: string): string[] {
  // A name may consist of several names: `Hale & Ward`, `Hale, Ward and Lee`.
  const names = name.split(/[,;&+]|\/(?=\p{L})|\sand\s/iu).map(wordsOf);
  const telling = names.map(tellingOf).filter((words) => words.length > 0);
  if (telling.length === 1 && OF_A_PERSON.test(name)) {
    return telling.flatMap((words) =>
      words.length > 2 ? words.filter((_, at) => at % (words.length - 1) === 0) : words,
    );
  }
  const all = telling.length > 0 ? telling.flat() : names.flat().filter((word) => !SMALL.has(word.toLowerCase()));
  return all.slice(0, 2);
}

const wordsOf = (name: string): string[] =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/^["'“‘«]+/, ''))
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));

const tellingOf = (words: readonly string[]): string[] =>
  words
    .filter((word) => !isAside(word.toLowerCase()))
    .filter((word, at) => at === 0 || !(INITIAL.test(word) || PARTICLES.has(word.toLowerCase())));

const isAside = (word: string): boolean =>
  SMALL.has(word) || TRADE.has(word) || AROUND_NAMES.has(word.replaceAll('.', ''));
