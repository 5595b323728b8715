import { isRecord } from '@lawdex/contracts';
import { systemClock } from '@lawdex/svc-kit';
import { createReadStream } from 'node:fs';
import { doubtful, isPlaceholder, isGiven, leftOut, quoted } from '../fields/field-reading.core.ts';
import { notListed, SAY_LISTED } from '../fields/joined-columns.core.ts';
import { BEHIND_STREETS, type FieldRemark, type RawLine } from '../fields/normalise-line.ts';
import type { FilePosition } from '../report.core.ts';
import { FIELD_NAMES, REQUIRED_FIELDS } from './business-line.ts';
import { absentColumns, columnReader, type ColumnMap, type ReadNames } from './columns.core.ts';
import { FileProblem, inspectFile } from './inspect-file.ts';
import { entriesOf, JsonItems, type FileRow, type ListStart } from './json-firms.core.ts';
import { readRows, ROW_MAX } from './read-rows.ts';

/** A firm of a file, why it is none, or what is left out. */
export type FileRecord = FilePosition &
  ({ raw: RawLine; remarks?: readonly FieldRemark[] } | { problem: string } | { note: string });

const KNOWN = {
  all: FIELD_NAMES,
  made: ['rating', 'reviewCount', 'reviews', 'id', 'createdAt', 'updatedAt', 'isOpen'],
};
const HOW_LEFT_OUT = 'a column is left out by --map "Its name=", all that are not known by --map "*="';
const NAMES = 'the first row must name the columns: say which it is';
// Nothing of a firm is deeper, and what looks at every level would run out of stack.
const DEEPEST = 20;
const NOT_UTF8 = 'is not valid UTF-8; save the file as UTF-8, in Excel as "CSV UTF-8 (Comma delimited)"';

/** Reads the businesses of a CSV, NDJSON or JSON file, in its order. It holds a few lines in memory at a time. */
export async function* fileRecords(path: string, map: ColumnMap = new Map()): AsyncGenerator<FileRecord> {
  const readColumns = columnReader(KNOWN, map);
  const known = (names: readonly string[]): number =>
    readColumns(names).fields.filter((field) => field !== null).length;
  const { isTable, list, delimiter } = await inspectFile(path, known);
  const rows = list ? jsonRows(path, list) : readRows(path, isTable ? 'csv' : 'ndjson', delimiter);
  const toRecord = isTable ? csvRecords(readColumns, map) : jsonRecords(readColumns);
  let records = 0;
  for await (const row of rows) {
    const record = toRecord(row);
    if (record === null) continue;
    if (!('note' in record)) records += 1;
    yield record;
  }
  if (records === 0) throw new FileProblem('The file holds no firms.');
}

/** Reads the items of a JSON array, which may be within an object, as rows of one cell, a chunk at a time. */
async function* jsonRows(path: string, list: ListStart): AsyncGenerator<FileRow> {
  const items = new JsonItems(ROW_MAX, list);
  const pieces: AsyncIterable<string> = createReadStream(path, { encoding: 'utf8', start: list.byte });
  for await (const piece of pieces) yield* items.push(piece);
  yield* items.end();
}

/** Bytes that are not UTF-8 were decoded to U+FFFD. A NUL ends a cell of lines, so a second cell shows that there was one. */
function encodingProblem(cells: readonly string[], isTable: boolean): string | null {
  if (cells.some((cell) => cell.includes('\ufffd'))) return NOT_UTF8;
  const hasNul = cells.some((cell) => cell.includes('\0')) || (!isTable && cells.length > 1);
  return hasNul ? 'holds a NUL character' : null;
}

interface Header {
  names: readonly string[];
  fields: readonly (string | null)[];
}

/** Takes the first row that says something for the header. Rows of empty cells are nothing. */
function csvRecords(readColumns: ReadNames, map: ColumnMap): (row: FileRow) => FileRecord | null {
  let header: Header | null = null;
  return (row) => {
    const { line } = row;
    const problem = 'problem' in row ? row.problem : encodingProblem(row.cells, true);
    const cells = 'cells' in row ? row.cells.map((cell) => cell.trim()) : [];
    if (problem === null && cells.every((cell) => isPlaceholder(cell))) return null;
    if (header !== null) return problem === null ? csvRecord(line, cells, header) : { line, problem };
    if (problem !== null) throw new FileProblem(`line ${line}: ${problem}.`);
    if (line === 1 && /^sep=/i.test(cells[0] ?? '')) return null;
    const { fields, problems, lesser, others } = readColumns(cells);
    const required = REQUIRED_FIELDS.filter((field) => !fields.includes(field));
    // Without a column of states they may stand in the addresses, and each line tells whether they do.
    const inAddresses: readonly string[] =
      fields.includes('address') && required.includes('state') ? BEHIND_STREETS : [];
    const missing = required.filter((field) => !inAddresses.includes(field));
    const all = [
      ...problems,
      ...(problems.length > 0 ? [`known are ${FIELD_NAMES.join(', ')}`, HOW_LEFT_OUT] : []),
      ...missing.map((field) => `column "${field}" is missing`),
      ...(missing.length > 0 ? [`${NAMES} by --map "Its name=${missing[0]}", or delete what stands above it`] : []),
    ];
    if (all.length > 0) throw new FileProblem(`line ${line}: ${all.join('; ')}.`);
    header = { names: cells, fields };
    const reported = [
      ...lesser.map(({ text }) => text),
      ...othersText(others.map((at) => cells[at] ?? '')),
      ...absentColumns(map, cells).map((name) => `--map names "${name}", which is no column of the file`),
    ];
    return reported.length > 0 ? { line, note: reported.join('; ') } : null;
  };
}

const OF_A_STATUS = /status|publi|activ|delet|archiv|close|expir|hidden|draft|approv|visib|suspend|disab/i;

/** What is left out with all others may say who is not listed, which is never passed over. */
function othersText(names: readonly string[]): string[] {
  const listed = (some: readonly string[]): string => some.map((name) => `"${name}"`).join(', ');
  const telling = names.filter((name) => OF_A_STATUS.test(name));
  return [
    ...(names.length > 0 ? [`left out as --map "*=" says: ${listed(names)}`] : []),
    ...(telling.length > 0
      ? [`${listed(telling)} may say who is closed or not published: --map "${telling[0]}=businessStatus" reads it`]
      : []),
  ];
}

function csvRecord(line: number, cells: readonly string[], { names, fields }: Header): FileRecord {
  const lengths = `has ${cells.length} cells, the header has ${names.length}`;
  if (cells.slice(names.length).some((cell) => cell !== ''))
    return { line, problem: `${lengths}: a cell that holds what separates cells stands in quotes` };
  const lacking = fields.flatMap((field, at) => (at >= cells.length && field !== null ? field : []));
  if (lacking.some((field) => REQUIRED_FIELDS.includes(field))) return { line, problem: lengths };
  const nameless = cells.flatMap((cell, at) => (cell !== '' && names[at] === '' ? at : []));
  return recordOf({ line }, fields, cells, [
    ...nameless.map((at) => ({
      field: `column ${at + 1}`,
      ...leftOut(`${quoted(cells[at] ?? '')} is left out, because the column has no name`),
    })),
    ...(lacking.length > 0
      ? [{ field: 'columns', ...doubtful(`the row ${lengths}: ${lacking.join(', ')} are not read`) }]
      : []),
  ]);
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));

/** What is wrong with columns is told once, at the first firm that has them, and so are names that `*=` leaves out. */
function jsonRecords(readColumns: ReadNames): (row: FileRow) => FileRecord {
  const reported = new Set<string>();
  const reportOnce = (texts: readonly string[]): string[] =>
    texts.filter((text) => !reported.has(text) && reported.add(text));
  return (row) => {
    if ('problem' in row) return row;
    const { line, firm, cells } = row;
    const inFile = { line, firm };
    const problem = encodingProblem(cells, false);
    if (problem !== null) return { ...inFile, problem };
    let value: unknown;
    try {
      value = JSON.parse(cells[0] ?? '');
    } catch {
      return { ...inFile, problem: 'is not JSON' };
    }
    if (!isRecord(value)) return { ...inFile, problem: 'is not a JSON object' };
    if (isDeeper(value, DEEPEST)) return { ...inFile, problem: 'is nested too deeply' };
    const entries = entriesOf(value, readColumns);
    const { fields, problems, lesser, others } = readColumns(entries.map(([name]) => name));
    if (problems.length > 0) {
      const found = reportOnce(problems);
      const problem = found.length > 0 ? [...found, HOW_LEFT_OUT].join('; ') : 'has columns that a line above tells of';
      return { ...inFile, problem };
    }
    const news = reportOnce(others.map((at) => entries[at]?.[0] ?? ''));
    const left = lesser.filter(({ at }) => isGiven(entries[at]?.[1]));
    const values = entries.map(([, entry]) => entry);
    return recordOf(inFile, fields, values, [
      ...left.map(({ field, text }) => ({ field, ...leftOut(text) })),
      ...othersText(news).map((text) => ({ field: 'columns', ...leftOut(text) })),
    ]);
  };
}

function recordOf(
  inFile: FilePosition,
  fields: readonly (string | null)[],
  cells: readonly unknown[],
  remarks: readonly FieldRemark[],
): FileRecord {
  const raw: RawLine = {};
  fields.forEach((field, at) => {
    const cell = cells[at];
    if (field === null || cell === undefined) return;
    const value = typeof cell === 'string' ? cell.trim() || null : cell;
    raw[field] = SAY_LISTED.has(field) ? [raw[field] ?? [], value].flat() : value;
  });
  return { ...inFile, ...(notListed(raw, systemClock().getTime()) ?? { raw, ...(remarks.length > 0 && { remarks }) }) };
}
