import { readFileSync } from 'node:fs';
import { infoOf, isFile, orNull, UNREADABLE } from './find-files.ts';

const FILE_MAX = 1024 * 1024;
const SAVE = 'save the file as UTF-8';

/** Reads a file as UTF-8, or as UTF-16 where its first two bytes say so. */
export function readText(file: string): { text: string } | { problem: string } {
  if (!isFile(file)) return { problem: 'is no file; a link or a pipe is not followed' };
  if ((infoOf(file)?.size ?? 0) > FILE_MAX) return { problem: 'is larger than 1 MB' };
  const bytes = orNull(() => readFileSync(file));
  if (!bytes) return { problem: UNREADABLE };
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: `holds a NUL character; ${SAVE}` } : { text };
  } catch {
    return { problem: `is not valid UTF-8; ${SAVE}` };
  }
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
