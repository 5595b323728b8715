import { parse } from 'csv-parse/sync';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { FIELD_NAMES, REQUIRED_FIELDS } from './firm-fields.core.ts';
import type { FieldName, RawValue } from './firm-fields.core.ts';
import type { RawFirm } from './firm-record.core.ts';
import { RecordSplitter } from './record-splitter.core.ts';
import type { RawRecord } from './record-splitter.core.ts';

/** The file as a whole cannot be imported. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

export type FileRecord = { line: number; raw: RawFirm } | { line: number; problem: string };

const FILE_MAX = 1024 ** 3;
const NEVER_IMPORTED = ['rating', 'reviewCount', 'reviews', 'id', 'createdAt', 'updatedAt', 'isOpen'];

const isField = (name: string): name is FieldName => FIELD_NAMES.some((field) => field === name);
const unknownColumn = (name: string): string =>
  NEVER_IMPORTED.includes(name)
    ? `column "${name}" cannot be imported: it is made here`
    : `unknown column "${name.slice(0, 60)}"; known are ${FIELD_NAMES.join(', ')}`;

/** The firms of a CSV or NDJSON file, in its order; a line at a time is held in memory. */
export async function* fileRecords(path: string): AsyncGenerator<FileRecord> {
  const format = extname(path).toLowerCase();
  const isCsv = format === '.csv';
  if (!isCsv && format !== '.ndjson' && format !== '.jsonl')
    throw new FileProblem('The file must end in .csv, .ndjson or .jsonl.');
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) throw new FileProblem('There is no such file.');
  if (info.size > FILE_MAX) throw new FileProblem(`The file is larger than ${FILE_MAX / 1024 ** 3} GB: split it.`);

  const toRecord = isCsv ? csvReader() : jsonRecord;
  const splitter = new RecordSplitter(isCsv);
  let records = 0;
  for await (const raw of rawRecords(path, splitter)) {
    const record = toRecord(raw);
    if (record) records += 1;
    if (record) yield record;
  }
  if (records === 0) throw new FileProblem('The file holds no firms.');
}

async function* rawRecords(path: string, splitter: RecordSplitter): AsyncGenerator<RawRecord> {
  let first = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield* splitter.push(first ? withoutBom(chunk) : chunk);
    first = false;
  }
  yield* splitter.end();
}

function withoutBom(chunk: Buffer): Buffer {
  const [a, b, c] = chunk;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    throw new FileProblem('line 1: the file is in UTF-16; save it as UTF-8.');
  }
  return a === 0xef && b === 0xbb && c === 0xbf ? chunk.subarray(3) : chunk;
}

/** The first record is the header. */
function csvReader(): (record: RawRecord) => FileRecord | null {
  let columns: FieldName[] | null = null;
  return (record) => {
    if ('problem' in record) {
      if (columns === null) throw new FileProblem(`line ${record.line}: ${record.problem}.`);
      return record;
    }
    const rows: string[][] = parse(record.text, { relax_column_count: true, relax_quotes: true });
    const cells = rows[0] ?? [];
    if (columns === null) {
      columns = readHeader(cells, record.line);
      return null;
    }
    if (cells.length !== columns.length) {
      return { line: record.line, problem: `has ${cells.length} cells, the header has ${columns.length}` };
    }
    return {
      line: record.line,
      raw: Object.fromEntries(columns.map((column, i) => [column, emptyToNull(cells[i] ?? '')])),
    };
  };
}

const emptyToNull = (cell: string): string | null => cell.trim() || null;

function readHeader(cells: readonly string[], line: number): FieldName[] {
  const names = cells.map((cell) => cell.trim());
  const problems = names.filter((name) => !isField(name)).map(unknownColumn);
  if (names.length === 1 && /[;\t]/.test(names[0] ?? '')) problems.unshift('columns must be separated by commas');
  problems.push(
    ...names
      .filter((name, i) => isField(name) && names.indexOf(name) !== i)
      .map((name) => `column "${name}" is there twice`),
  );
  problems.push(
    ...REQUIRED_FIELDS.filter((field) => !names.includes(field)).map((field) => `column "${field}" is missing`),
  );
  if (problems.length > 0) throw new FileProblem(`line ${line}: ${problems.join('; ')}.`);
  return names.filter(isField);
}

function jsonRecord(record: RawRecord): FileRecord {
  if ('problem' in record) return record;
  const { line } = record;
  let value: unknown;
  try {
    value = JSON.parse(record.text);
  } catch {
    return { line, problem: 'is not JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { line, problem: 'is not a JSON object' };
  const raw: RawFirm = {};
  for (const [name, entry] of Object.entries(value)) {
    if (!isField(name)) return { line, problem: unknownColumn(name) };
    raw[name] = typeof entry === 'string' ? emptyToNull(entry) : (entry as RawValue);
  }
  return { line, raw };
}
