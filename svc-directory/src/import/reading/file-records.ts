import { ABROAD, isOtherCountry } from '../fields/abroad.core.ts';
import { doubtful, quoted, textOf } from '../fields/field-reading.core.ts';
import { isPlaceholder } from '../fields/one-line.core.ts';
import type { FileSpot } from '../report.core.ts';
import { BEHIND_STREETS } from '../fields/normalise-line.ts';
import type { FieldRemark, RawLine } from '../fields/normalise-line.ts';
import { FIELD_NAMES, REQUIRED_FIELDS } from './business-line.ts';
import { absentColumns, columnReader, folded, OF_PEOPLE } from './columns.core.ts';
import {
  hasClosed,
  joined,
  joinedStreet,
  lostPlusFour,
  otherCountry,
  unsureWhetherClosed,
} from './joined-columns.core.ts';
import type { ColumnMap, LesserColumn, ReadColumns } from './columns.core.ts';
import { FileProblem, inspectFile, isTable } from './inspect-file.ts';
import { entriesOf, isDeeper, isObject } from './json/json-records.core.ts';
import { jsonRows } from './json/json-rows.ts';
import { listedColumns } from './numbered-columns.core.ts';
import type { ListedColumns } from './numbered-columns.core.ts';
import { positionBehind } from './one-cell-position.core.ts';
import { readRows } from './read-rows.ts';
import type { FileRow } from './read-rows.ts';
import { PLUS_FOUR } from './zip-plus-four.core.ts';

export type FileRecord = FileSpot &
  (
    | { raw: RawLine; remarks?: readonly FieldRemark[] }
    | { problem: string }
    /** A row that is about no firm, and why it is left out, or what is doubtful of all. */
    | { note: string; isDoubt?: true }
  );

const KNOWN = {
  all: FIELD_NAMES,
  made: ['rating', 'reviewCount', 'reviews', 'id', 'createdAt', 'updatedAt', 'isOpen'],
};
interface Header {
  /** The field of each column; null for one that is not read. */
  fields: readonly (string | null)[];
  lesser: readonly LesserColumn[];
  doubts: readonly string[];
  /** Names of columns that `*=` leaves out. */
  others: readonly string[];
}
type ReadNames = (names: readonly string[]) => ReadColumns;
const OF_A_PERSON =
  'a list of people has no names of firms: join the parts of their names in one column "name", or say which names the firm by --map "Last Name=name"';
const HOW_LEFT_OUT = 'a column is left out by --map "Its name=", all that are not known by --map "*="';
// Nothing of a firm is deeper, and what looks at every level would run out of stack.
const DEEPEST = 20;
const NOT_UTF8 = 'is not valid UTF-8; save the file as UTF-8, in Excel as "CSV UTF-8 (Comma delimited)"';
const SEPARATOR_LINE = /^sep=/i;
/** A header names three columns, or in the first row those of names and addresses; so few rows of titles stand above it. */
const [SURE_COLUMNS, TITLE_ROWS] = [3, 10];
const LEAST_COLUMNS = ['name', 'address'];

/** Reads the businesses of a CSV, NDJSON or JSON file, in its order. It holds a few lines in memory at a time. */
export async function* fileRecords(path: string, map: ColumnMap = new Map()): AsyncGenerator<FileRecord> {
  const readColumns = columnReader(KNOWN, map);
  const known = (names: readonly string[]): number =>
    readColumns(names).fields.filter((field) => field !== null).length;
  const { list, delimiter } = await inspectFile(path, known);
  const isCsv = isTable(path);
  const rows = list ? jsonRows(path, list) : readRows(path, isCsv ? 'csv' : 'ndjson', delimiter);
  const doubts: string[] = [];
  const table = csvRecords(readColumns, map, doubts);
  const told = new Set<string>();
  const toRecords = isCsv ? table.toRecords : (row: FileRow) => [jsonRecord(row, readColumns, told, doubts)];
  let records = 0;
  let notes = 0;
  for await (const row of rows) {
    for (const record of toRecords(row)) {
      if ('note' in record) notes += 1;
      else records += 1;
      yield record;
    }
    if (doubts.length > 0) yield* doubts.splice(0).map((note) => ({ line: row.line, note, isDoubt: true }) as const);
  }
  table.end();
  if (records === 0) {
    const why = notes > 0 && !table.hasHeader() ? ': no line names columns such as name and address' : '';
    throw new FileProblem(`The file holds no firms${why}.`);
  }
}

/** Bytes that are not UTF-8 were decoded to U+FFFD. */
function encodingProblem(cells: readonly string[]): string | null {
  if (cells.some((cell) => cell.includes('\ufffd'))) return NOT_UTF8;
  return cells.some((cell) => cell.includes('\0')) ? 'holds a NUL character' : null;
}

/** Takes the first row for the header, unless it names no columns and one below does. Rows of empty cells are nothing. */
function csvRecords(
  readColumns: ReadNames,
  map: ColumnMap,
  doubts: string[],
): {
  toRecords: (row: FileRow) => readonly FileRecord[];
  hasHeader: () => boolean;
  /** Throws a `FileProblem` when no header came. */
  end: () => void;
} {
  let fields: readonly (string | null)[] | null = null;
  let header: readonly string[] = [];
  let nameless: readonly number[] = [];
  let listed: ListedColumns = listedColumns([]);
  let above: { line: number; cells: readonly string[] }[] = [];
  const isTitle = (cells: readonly string[]): boolean => {
    if (isNothing(cells) || SEPARATOR_LINE.test(cells[0] ?? '')) return false;
    const isFirst = above.length === 0;
    if (isFirst && filled(cells).length === 1) return false;
    const named = readColumns(cells.map((cell) => cell.trim())).fields.filter((field) => field !== null);
    const isHeader = isFirst && LEAST_COLUMNS.every((field) => named.includes(field));
    return !isHeader && named.length < SURE_COLUMNS;
  };
  const end = (): void => {
    const [first] = above;
    if (first) readHeader(trimmed(first.cells), first.line, readColumns);
  };
  const toRecords = (row: FileRow): readonly FileRecord[] => {
    const { line } = row;
    if (fields === null && 'cells' in row && isTitle(row.cells)) {
      above.push({ line, cells: row.cells });
      if (above.length > TITLE_ROWS) end();
      return [];
    }
    const record = toRecord(row);
    const titles = fields === null ? [] : above.map((one) => titleOf(one.cells, one.line));
    if (fields !== null) above = [];
    return record === null ? titles : [...titles, record];
  };
  const toRecord = (row: FileRow): FileRecord | null => {
    const { line } = row;
    const cells = 'cells' in row ? row.cells : [];
    const problem = 'problem' in row ? row.problem : encodingProblem(cells);
    if (fields === null) {
      if (problem !== null) throw new FileProblem(`line ${line}: ${problem}.`);
      if (isNothing(cells) || (line === 1 && SEPARATOR_LINE.test(cells[0] ?? ''))) return null;
      // A header has at least the columns of names and addresses.
      if (filled(cells).length === 1) return titleOf(cells, line);
      header = cells;
      listed = listedColumns(trimmed(cells));
      const { lesser, others, doubts: found, ...read } = readHeader(listed.names, line, readColumns);
      fields = read.fields;
      doubts.push(...found);
      nameless = header.flatMap((name, i) => (name.trim() === '' ? i : []));
      const absent = absentColumns(map, listed.names);
      const told = [
        ...lesser.map(({ text }) => text),
        ...(others.length > 0 ? [othersText(others)] : []),
        ...absent.map((name) => `--map names "${name}", which is no column of the file`),
      ];
      return told.length > 0 ? { line, note: told.join('; ') } : null;
    }
    if (problem !== null) return { line, problem };
    if (isNothing(cells)) return null;
    if (cells.every((cell, i) => isSameName(cell, header[i])))
      return { line, note: 'is left out: it names the columns again' };
    if (isFooter(cells)) return { line, note: `${shown(cells)} is left out: it is about no firm` };
    const lengths = `has ${cells.length} cells, the header has ${header.length}`;
    if (!isBlank(cells.slice(header.length)))
      return { line, problem: `${lengths}: a cell that holds what separates cells stands in quotes` };
    const read = listed.cells(cells);
    const isShort = cells.length < header.length;
    const lacking = isShort ? fields.flatMap((field, i) => (field !== null && read[i] === undefined ? i : [])) : [];
    if (lacking.some((i) => REQUIRED_FIELDS.includes(fields?.[i] ?? ''))) return { line, problem: lengths };
    // A title between the firms may stand in a column that is not read.
    if (fields.every((field, i) => field === null || (read[i] ?? '').trim() === ''))
      return { line, note: `${shown(cells)} is left out: it is about no firm` };
    const lost = nameless.flatMap((i) => (cells[i]?.trim() ? lostCell(i, cells[i]) : []));
    if (lacking.length > 0)
      lost.push({
        field: 'columns',
        ...doubtful(`the row ${lengths}: ${lacking.map((i) => listed.names[i]).join(', ')} are not read`),
      });
    return recordOf({ line }, fields, read, lost);
  };
  return { toRecords, hasHeader: () => fields !== null, end };
}

// Most cells differ in length from the name above them, and need no closer look.
const isSameName = (one: string, other = ''): boolean =>
  one === other || (Math.abs(one.length - other.length) < 3 && folded(one) === folded(other));
const trimmed = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim());
const othersText = (names: readonly string[]): string =>
  `left out as --map "*=" says: ${names.map((name) => `"${name}"`).join(', ')}`;

const lostCell = (at: number, cell: string): FieldRemark => ({
  field: `column ${at + 1}`,
  kind: 'left out',
  text: `${quoted(cell)} is left out, because the column has no name`,
});

const filled = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
const shown = (cells: readonly string[]): string => quoted(filled(cells).join(' '));

const FOOTER =
  /^(?:(?:grand |sub)?totals?(?: (?:rows|records|firms|count))?:?(?: \d+)?|page \d+(?: of \d+)?|(?:exported|generated|printed|last updated|downloaded)\b[^\d\n]*\d.*|(?:sources?|notes?|disclaimer|legend|copyright):.*|(?:©|\(c\)|copyright) ?\d{4}.*|end of (?:report|list|file|data)\.?|\*+ .*)$/i;

/** `Total,51`: below the firms, a row of one or two cells. */
function isFooter(cells: readonly string[]): boolean {
  const [first = '', ...others] = filled(cells);
  return others.length < 2 && others.every((other) => /^\d/.test(other)) && FOOTER.test(first);
}

const titleOf = (cells: readonly string[], line: number): FileRecord => ({
  line,
  note: `${shown(cells)} is left out: it stands above the columns`,
});

/** Rows of blanks, words for nothing, or separators of another program say nothing. */
const isNothing = (cells: readonly string[]): boolean =>
  cells.every((cell) => isPlaceholder(cell.trim()) || /^[\s,;|"]*$/.test(cell));
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
const emptyToNull = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

function recordOf(
  spot: FileSpot,
  columns: readonly (string | null)[],
  cells: readonly unknown[],
  lost: readonly FieldRemark[],
): FileRecord {
  const raw: RawLine = {};
  columns.forEach((column, i) => {
    if (column !== null && cells[i] !== undefined) raw[column] = emptyToNull(cells[i]);
  });
  if (hasClosed(raw))
    return { ...spot, note: `${quoted(textOf(raw['name']))} is left out: the file says that it has closed` };
  const country = otherCountry(raw);
  if (country !== null && isOtherCountry(country)) return { ...spot, problem: `${quoted(country)} ${ABROAD}` };
  const unsure = unsureWhetherClosed(raw);
  const behind = positionBehind(raw);
  if (behind) Object.assign(raw, behind.fields);
  const street = joinedStreet(raw);
  const plusFour = lostPlusFour(raw);
  const remarks = [
    ...lost,
    ...(unsure ? [{ field: 'status', ...unsure }] : []),
    ...(country === null ? [] : [{ field: 'country', ...doubtful(`${quoted(country)} is taken for the US`) }]),
    ...(behind ? [{ field: 'latitude', ...behind.told }] : []),
    ...(street ? [{ field: 'address', ...street }] : []),
    ...(plusFour ? [{ field: 'zipCode', ...plusFour }] : []),
  ];
  return { ...spot, raw: joined(raw), ...(remarks.length > 0 && { remarks }) };
}

function readHeader(names: readonly string[], line: number, readColumns: ReadNames): Header {
  const { fields, problems, hasUnknown, lesser, doubts, others } = readColumns(names);
  // Without a column of states they may stand in the addresses, and each line tells whether they do.
  const inAddresses: readonly string[] = fields.includes('address') && !fields.includes('state') ? BEHIND_STREETS : [];
  const inOthers = fields.includes(PLUS_FOUR) ? [...inAddresses, 'zipCode'] : inAddresses;
  const required = REQUIRED_FIELDS.filter((field) => !inOthers.includes(field));
  const all = [
    ...problems,
    ...(hasUnknown ? [`known are ${FIELD_NAMES.join(', ')}`] : []),
    ...(problems.length > 0 ? [HOW_LEFT_OUT] : []),
    ...required.filter((field) => !fields.includes(field)).map((field) => `column "${field}" is missing`),
    ...(!fields.includes('name') && names.some((name) => OF_PEOPLE.test(folded(name))) ? [OF_A_PERSON] : []),
  ];
  if (all.length > 0) throw new FileProblem(`line ${line}: ${all.join('; ')}.`);
  return { fields, lesser, doubts, others: others.map((at) => names[at] ?? '') };
}

/** Names that `*=` leaves out, and doubts, are told once. */
function jsonRecord(row: FileRow, readColumns: ReadNames, told: Set<string>, doubts: string[]): FileRecord {
  if ('problem' in row) return row;
  const { line, firm, cells } = row;
  const spot = { line, firm };
  // A NUL ends a cell, so a second cell shows that there was one.
  const problem = cells.length > 1 ? 'holds a NUL character' : encodingProblem(cells);
  if (problem !== null) return { ...spot, problem };
  let value: unknown;
  try {
    value = JSON.parse(cells[0] ?? '');
  } catch {
    return { ...spot, problem: 'is not JSON' };
  }
  if (!isObject(value)) return { ...spot, problem: 'is not a JSON object' };
  if (isDeeper(value, DEEPEST)) return { ...spot, problem: 'is nested too deeply' };
  const entries = entriesOf(value, readColumns);
  const { fields, problems, lesser, others, doubts: found } = readColumns(entries.map(([name]) => name));
  if (problems.length > 0) return { ...spot, problem: [...problems, HOW_LEFT_OUT].join('; ') };
  const news = others.map((at) => entries[at]?.[0] ?? '').filter((name) => !told.has(name));
  doubts.push(...found.filter((doubt) => !told.has(doubt)));
  for (const name of [...news, ...found]) told.add(name);
  return recordOf(
    spot,
    fields,
    entries.map(([, entry]) => entry),
    [
      ...lesser.flatMap(({ at, field, text }) =>
        emptyToNull(entries[at]?.[1]) == null ? [] : [{ field, kind: 'left out' as const, text }],
      ),
      ...(news.length > 0 ? [{ field: 'columns', kind: 'left out' as const, text: othersText(news) }] : []),
    ],
  );
}
