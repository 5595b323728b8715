// Widths of the printable characters of ASCII, in hundredths of the font size: read from the fonts, so that lines can be broken
// without drawing them.
const DISPLAY =
  '22 28 37 59 59 81 73 20 29 29 43 51 25 36 24 40 59 59 59 59 59 59 59 59 59 59 26 27 51 51 51 46 89 73 67 71 77 65 61 76 82 35 46 75 62 100 78 78 63 78 67 57 68 78 71 100 74 70 64 33 40 33 51 41 50 47 56 45 57 47 36 51 57 29 26 56 28 85 59 53 57 56 41 40 36 55 54 76 52 54 44 32 25 32 51'
    .split(' ')
    .map(Number);
/** Width of other characters: letters with accents are about as wide as an `n`, and never wider than an `N`. */
const OTHER = 70;

const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + (DISPLAY[(character.codePointAt(0) ?? 0) - 32] ?? OTHER), 0) * size) /
  100;

/** Sizes to try, with the number of lines that there is room for in each. */
const SIZES = [
  [92, 2],
  [76, 2],
  [62, 3],
  [50, 3],
] as const;

export interface FittedText {
  size: number;
  lines: string[];
}

/** A name in the largest size in which it fits, cut off where it fits in none. */
export function fitName(name: string, width: number): FittedText {
  for (const [size, most] of SIZES) {
    const lines = linesOf(name, size, width);
    // A word is broken only when nothing else helps.
    const isWhole = name.split(' ').every((word) => widthOf(word, size) <= width);
    if (lines.length <= most && isWhole) return { size, lines };
  }
  const [size, most] = SIZES[3];
  const lines = linesOf(name, size, width);
  return {
    size,
    lines: lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -2)}…`] : lines,
  };
}

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((whole) => piecesOf(whole, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function piecesOf(word: string, size: number, width: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const last = pieces.at(-1) ?? '';
    if (widthOf(last + character, size) > width) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}

/** The text without characters that the fonts lack, which would be boxes: Latin letters of all kinds, digits and signs stay. */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a0-\u024f\u1ea0-\u1ef9\u2010-\u2027\u2030-\u203a\u20ac\u2122]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
