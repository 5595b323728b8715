import { withinLines, withoutUnseen } from '@lawdex/contracts';

const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu;

const clean = (text: string): string => withinLines(withoutUnseen(text.normalize('NFC')));

/** Cleans a text of one line, such as a name. */
export function cleanLine(text: string): string {
  return clean(text.replace(CONTROLS, ' ')).replace(/\s+/gu, ' ').trim();
}

/** Cleans a text of several lines, such as a comment. It keeps at most one empty line in a row. */
export function cleanText(text: string): string {
  return clean(text.replace(/\r\n?|[\u2028\u2029]/gu, '\n').replace(CONTROLS_BUT_LINES, ''))
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/gu, '\n\n')
    .trim();
}

/** Counts the characters that a person sees, without combining marks, because an invisible text is no name. */
export function visibleLength(text: string): number {
  return [...text.replace(/[\p{M}\p{Z}\p{C}\p{DI}]/gu, '')].length;
}
