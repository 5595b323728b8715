import { createReadStream } from 'node:fs';
import { JsonItems } from './json-items.core.ts';
import type { JsonItem } from './json-items.core.ts';
import { ROW_MAX } from './read-rows.ts';
import type { FileRow } from './read-rows.ts';

/** Reads the items of a JSON array as rows of one cell, a chunk at a time. */
export async function* jsonRows(path: string): AsyncGenerator<FileRow> {
  const items = new JsonItems(ROW_MAX);
  const pieces: AsyncIterable<string> = createReadStream(path, 'utf8');
  for await (const piece of pieces) {
    for (const item of items.push(piece)) yield rowOf(item);
  }
  for (const item of items.end()) yield rowOf(item);
}

const rowOf = (item: JsonItem): FileRow =>
  'text' in item ? { line: item.line, firm: item.firm, cells: item.text.split('\0') } : item;
