import { readFileSync } from 'node:fs';
import { remembered } from './remember.core.ts';

/** A phrase or word of a table, with the heading that it belongs to. */
export interface TableItem {
  /** The text before the colon: `practice tax-law (weak)`. */
  heading: string;
  text: string;
  /** The place to correct: `data/phrases/money.txt:12`. */
  at: string;
}

// As far above `src/tables` as above `dist/tables`.
const DATA = new URL('../../data/', import.meta.url);
// A colon inside of a word, as in an address, ends no heading.
const HEADING = /^(.*?):(?:\s+(.*))?$/;

const tables = new Map<string, readonly TableItem[]>();

export const dataFile = (file: string): string => readFileSync(new URL(file, DATA), 'utf8');

/** Everything in a table of the folder `data`: `phrases/money.txt`. Read once; the tables are as constant as the code. */
export const tableItems = (file: string): readonly TableItem[] =>
  remembered(tables, file, () => parseTable(`data/${file}`, dataFile(file)));

/** The items of a table by their headings, in order. */
export function tableRows(file: string): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, string[]>();
  for (const { heading, text } of tableItems(file)) remembered(rows, heading, () => []).push(text);
  return rows;
}

/** The items below one heading of a table. Throws when the table has no such heading. */
export function tableWords(file: string, heading: string): ReadonlySet<string> {
  const words = tableRows(file).get(heading);
  if (!words) throw new Error(`data/${file} has no line '${heading}:'`);
  return new Set(words);
}

/** Reads a table by the grammar of `data/README.md`. Throws an error with file and line for text that breaks it. */
export function parseTable(file: string, text: string): TableItem[] {
  let heading: string | null = null;
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    if (line.trim() === '' || line.startsWith('#')) return [];
    if (/^\s/.test(line)) {
      if (heading === null) throw new Error(`${at}: an indented line needs a heading above it`);
      return itemsOf(line, heading, at);
    }
    const [, title, items = ''] = HEADING.exec(line) ?? [];
    if (!title) throw new Error(`${at}: a line at the margin needs a heading and a colon`);
    heading = title.trim();
    return itemsOf(items, heading, at);
  });
}

function itemsOf(list: string, heading: string, at: string): TableItem[] {
  const texts = list.split(',').map((item) => item.trim());
  return texts.filter((text) => text !== '').map((text) => ({ heading, text, at }));
}
