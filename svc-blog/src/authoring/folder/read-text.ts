import { readFileSync } from 'node:fs';
import { infoOf, isFile, orNull, UNREADABLE } from './find-files.ts';

const FILE_MAX = 1024 * 1024;
const SAVE = 'save the file as UTF-8';

/** Reads a file as UTF-8, or as UTF-16 where its first two bytes say so, or else, with a doubt, as Windows-1252. */
export function readText(file: string): { text: string; doubt?: string } | { problem: string } {
  if (!isFile(file)) return { problem: 'is no file; a link or a pipe is not followed' };
  if ((infoOf(file)?.size ?? 0) > FILE_MAX) return { problem: 'is larger than 1 MB' };
  const bytes = orNull(() => readFileSync(file));
  if (!bytes) return { problem: UNREADABLE };
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: `holds a NUL character; ${SAVE}` } : { text };
  } catch {
    const text = encodingOf(bytes) === 'utf-8' ? fromWindows(bytes) : null;
    return text === null
      ? { problem: `is not valid UTF-8; ${SAVE}` }
      : { text, doubt: `is read as Windows-1252; ${SAVE}` };
  }
}

// What Windows-1252 has at 0x80 to 0x9f. Some Node.js decode it as Latin-1, which has no signs there.
const SIGNS = [...'€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'];

// The end of a file that was cut within a letter of UTF-8.
const HALF_LETTER = /(?:[\xc2-\xdf]|[\xe0-\xef][\x80-\xbf]?|[\xf0-\xf4][\x80-\xbf]{0,2})$/;
// Four different signs in a row are no western word; they are one in Cyrillic or Japanese encodings.
const OTHER_WORD = /([\x80-\xff])(?!\1{3})[\x80-\xff]{3}/;

/** Null for bytes that are another thing: letters of UTF-8 beside others, half a letter, control signs, other alphabets. */
function fromWindows(bytes: Buffer): string | null {
  const isDamaged = /[^\0-\x7f\ufffd]/.test(bytes.toString('utf8'));
  const latin = bytes.toString('latin1');
  if (isDamaged || HALF_LETTER.test(latin) || OTHER_WORD.test(latin)) return null;
  const text = latin.replace(/[\x80-\x9f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
  return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
