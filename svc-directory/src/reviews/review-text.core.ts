const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u115f\u1160\u3164\uffa0]/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu;
const MARKS_PER_GRAPHEME = 4;

const segmenter = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** Removes stacked combining marks ("Zalgo"), which cover the lines above and below. Real scripts need no more than four. */
function limitMarks(text: string): string {
  if (!/\p{M}/u.test(text)) return text;
  let result = '';
  for (const { segment } of segmenter.segment(text)) {
    let marks = 0;
    for (const character of segment) {
      if (/\p{M}/u.test(character) && ++marks > MARKS_PER_GRAPHEME) continue;
      result += character;
    }
  }
  return result;
}

function clean(text: string): string {
  return limitMarks(
    text.replace(LONE_SURROGATES, '').normalize('NFC').replace(BIDI_CONTROLS, '').replace(INVISIBLE, ''),
  );
}

/** Cleans a text of one line, such as a name. */
export function cleanLine(text: string): string {
  return clean(text).replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim();
}

/** Cleans a text of several lines, such as a comment. It keeps at most one empty line in a row. */
export function cleanText(text: string): string {
  return clean(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(CONTROLS_BUT_LINES, '')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/gu, '\n\n')
    .trim();
}

/** Counts the characters that a person sees, without combining marks, because an invisible text is no name. */
export function visibleLength(text: string): number {
  return [...text.replace(/[\p{M}\p{Z}\p{C}\p{DI}]/gu, '')].length;
}
