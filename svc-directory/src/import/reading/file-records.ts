import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { FIELD_NAMES, REQUIRED_FIELDS } from './business-line.ts';
import type { RawLine } from './parse-line.ts';
import { readRows } from './read-rows.ts';
import type { FileRow, Format } from './read-rows.ts';

/** The file as a whole cannot be imported. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

export type FileRecord = { line: number; raw: RawLine } | { line: number; problem: string };

const GIGABYTE = 1024 ** 3;
const FORMATS: Record<string, Format> = { '.csv': 'csv', '.ndjson': 'ndjson', '.jsonl': 'ndjson' };
const NEVER_IMPORTED = ['rating', 'reviewCount', 'reviews', 'id', 'createdAt', 'updatedAt', 'isOpen'];
const NOT_UTF8 = 'is not valid UTF-8; save the file as UTF-8';

/** Reads the businesses of a CSV or NDJSON file, in its order. It holds a few lines in memory at a time. */
export async function* fileRecords(path: string): AsyncGenerator<FileRecord> {
  const format = FORMATS[extname(path).toLowerCase()];
  if (!format) throw new FileProblem('The file must end in .csv, .ndjson or .jsonl.');
  await checkFile(path);
  const toRecord = format === 'csv' ? csvRecords() : jsonRecord;
  let records = 0;
  for await (const row of readRows(path, format)) {
    const record = toRecord(row);
    if (record === null) continue;
    records += 1;
    yield record;
  }
  if (records === 0) throw new FileProblem('The file holds no firms.');
}

async function checkFile(path: string): Promise<void> {
  const info = await stat(path).catch(() => null);
  if (!info) throw new FileProblem(`There is no such file: ${path}`);
  if (!info.isFile()) throw new FileProblem(`${path} is not a file.`);
  if (info.size > GIGABYTE) throw new FileProblem('The file is larger than 1 GB: split it.');
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2), length: 2 });
    if (['fffe', 'feff'].includes(buffer.toString('hex'))) {
      throw new FileProblem('line 1: the file is in UTF-16; save it as UTF-8.');
    }
  } finally {
    await file.close();
  }
}

/** Bytes that are not UTF-8 were decoded to U+FFFD. */
function encodingProblem(cells: readonly string[]): string | null {
  if (cells.some((cell) => cell.includes('\ufffd'))) return NOT_UTF8;
  return cells.some((cell) => cell.includes('\0')) ? 'holds a NUL character' : null;
}

/** Takes the first row for the header. */
function csvRecords(): (row: FileRow) => FileRecord | null {
  let columns: string[] | null = null;
  return (row) => {
    const { line } = row;
    const cells = 'cells' in row ? row.cells : [];
    const problem = 'problem' in row ? row.problem : encodingProblem(cells);
    if (columns === null) {
      if (problem !== null) throw new FileProblem(`line ${line}: ${problem}.`);
      columns = readHeader(cells, line);
      return null;
    }
    if (problem !== null) return { line, problem };
    if (cells.length !== columns.length) {
      return { line, problem: `has ${cells.length} cells, the header has ${columns.length}` };
    }
    return { line, raw: Object.fromEntries(columns.map((column, i) => [column, emptyToNull(cells[i])])) };
  };
}

const emptyToNull = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

const unknownColumn = (name: string): string =>
  NEVER_IMPORTED.includes(name)
    ? `column "${name}" cannot be imported: it is made here`
    : `unknown column "${name.slice(0, 60)}"; known are ${FIELD_NAMES.join(', ')}`;

function readHeader(cells: readonly string[], line: number): string[] {
  const names = cells.map((cell) => cell.trim());
  const known = names.filter((name) => FIELD_NAMES.includes(name));
  const problems = [
    ...(names.length === 1 && /[;\t]/.test(names[0] ?? '') ? ['columns must be separated by commas'] : []),
    ...names.filter((name) => !known.includes(name)).map(unknownColumn),
    ...known.filter((name, i) => known.indexOf(name) !== i).map((name) => `column "${name}" is there twice`),
    ...REQUIRED_FIELDS.filter((field) => !known.includes(field)).map((field) => `column "${field}" is missing`),
  ];
  if (problems.length > 0) throw new FileProblem(`line ${line}: ${problems.join('; ')}.`);
  return names;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonRecord(row: FileRow): FileRecord {
  if ('problem' in row) return row;
  const { line, cells } = row;
  // A NUL ends a cell, so a second cell shows that there was one.
  const problem = cells.length > 1 ? 'holds a NUL character' : encodingProblem(cells);
  if (problem !== null) return { line, problem };
  let value: unknown;
  try {
    value = JSON.parse(cells[0] ?? '');
  } catch {
    return { line, problem: 'is not JSON' };
  }
  if (!isObject(value)) return { line, problem: 'is not a JSON object' };
  const fields = Object.entries(value);
  const unknown = fields.find(([name]) => !FIELD_NAMES.includes(name));
  if (unknown) return { line, problem: unknownColumn(unknown[0]) };
  return { line, raw: Object.fromEntries(fields.map(([name, entry]) => [name, emptyToNull(entry)])) };
}
