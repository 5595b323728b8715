import { createReadStream } from 'node:fs';
import { JsonItems } from './json-items.core.ts';
import type { JsonItem, ListStart } from './json-items.core.ts';
import { ROW_MAX } from '../read-rows.ts';
import type { FileRow } from '../read-rows.ts';

/** Reads the items of a JSON array, which may be within an object, as rows of one cell, a chunk at a time. */
export async function* jsonRows(path: string, list: ListStart): AsyncGenerator<FileRow> {
  const items = new JsonItems(ROW_MAX, list);
  const pieces: AsyncIterable<string> = createReadStream(path, { encoding: 'utf8', start: list.byte });
  for await (const piece of pieces) {
    for (const item of items.push(piece)) yield rowOf(item);
  }
  for (const item of items.end()) yield rowOf(item);
}

const rowOf = (item: JsonItem): FileRow =>
  'text' in item ? { line: item.line, firm: item.firm, cells: item.text.split('\0') } : item;
