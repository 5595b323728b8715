export const MONOGRAM_TONES = 6;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

// Words that open or fill a business's name without telling it apart from others.
const SMALL = listed('the of for a at');
const TRADE = listed('law office offices firm attorney attorneys associates partners');
// Forms of companies, degrees, generations and titles, compared without their dots.
const AROUND_NAMES = listed(
  'llp llc lllp pllc pc pa plc lpa apc aplc ltd inc corp co chartered esq esquire jd llm phd jr sr ii iii iv mr mrs ms dr hon',
);
// Within a name: Maria de la Cruz is MC. At its beginning they count: Van Buren, Los Angeles.
const PARTICLES = listed('de del della der den di da dos du la las le los van von y');
const INITIAL = /^\p{Lu}\.?$/u;
// A person's first and last name count, whatever stands between them.
const OF_A_PERSON = /\blaw offices? of\b|\battorney at law\b|\besq(?:uire)?\b/i;

export interface Monogram {
  /** One or two capitals. */
  letters: string;
  /** 0 to 5: the same name has the same colour everywhere. */
  tone: number;
}

export function monogram(name: string): Monogram {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65521;
  return { letters: twoWords(name.normalize('NFC')).map(capital).join('') || '§', tone: hash % MONOGRAM_TONES };
}

const capital = (word: string): string => [...word.toUpperCase()][0] ?? '';

function twoWords(name: string): string[] {
  // Hale & Ward, and Hale, Ward and Lee, are several names.
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
