import { readFileSync } from 'node:fs';
import { parseTable, type TableItem } from './parse-table.core.ts';

// As far above `src/tables` as above `dist/tables`.
const DATA = new URL('../../data/', import.meta.url);

const tables = new Map<string, readonly TableItem[]>();

/** Everything in a table of the folder `data`: `phrases/money.txt`. Read once; the tables are as constant as the code. */
export function tableItems(file: string): readonly TableItem[] {
  const known = tables.get(file);
  if (known) return known;
  const items = parseTable(`data/${file}`, dataFile(file));
  tables.set(file, items);
  return items;
}

/** The text of a file in the folder `data`. */
export const dataFile = (file: string): string => readFileSync(new URL(file, DATA), 'utf8');

/** The items of a table by their headings, in order. */
export function tableRows(file: string): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, string[]>();
  for (const { heading, text } of tableItems(file)) rows.set(heading, [...(rows.get(heading) ?? []), text]);
  return rows;
}

/** The items below one heading of a table. Throws when the table has no such heading. */
export function tableWords(file: string, heading: string): ReadonlySet<string> {
  const words = tableRows(file).get(heading);
  if (!words) throw new Error(`data/${file} has no line '${heading}:'`);
  return new Set(words);
}
