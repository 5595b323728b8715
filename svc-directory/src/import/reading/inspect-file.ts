import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { listWithin, WHOLE } from './json/json-items.core.ts';
import type { ListStart } from './json/json-items.core.ts';
import { ROW_MAX } from './read-rows.ts';

/** The file as a whole cannot be imported. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

export interface FileForm {
  /** The JSON array that it is, or that it holds. */
  list: ListStart | null;
  /** What separates cells. */
  delimiter: string;
}

const GIGABYTE = 1024 ** 3;
const BEGINNING = 4096;
// A whole first line of JSON, and what follows it, tell lines from one object.
const BEGINNING_OF_JSON = ROW_MAX + BEGINNING;
const TABLES = ['.csv', '.tsv', '.txt'];
const READ = [...TABLES, '.ndjson', '.jsonl', '.json', '.geojson'];
const SPREADSHEETS = ['.xlsx', '.xls', '.xlsm', '.ods', '.numbers'];
const SEPARATOR = /^\ufeff?sep=([^\r\n"])\r?\n/i;

/** A mark of its order, or every other byte of ASCII. */
const UTF_16 = /^(?:\xff\xfe|\xfe\xff)|^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/;
/** How files of Excel and LibreOffice begin, whatever their name. */
const SPREADSHEET = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/;
const asSpreadsheet = (extension: string): string =>
  `A spreadsheet (${extension}) is not read. Save it as CSV: in Excel File > Save As > "CSV UTF-8 (Comma delimited)", in LibreOffice File > Save As > "Text CSV" with Unicode (UTF-8), in Google Sheets File > Download > "Comma-separated values".`;

const OPENS_OBJECT = /^\ufeff?\s*\{[ \t]*[\r\n]/;

/** Whether a file has rows of cells below a header, by its name. */
export const isTable = (path: string): boolean => TABLES.includes(extname(path).toLowerCase());

/** Looks at the name and the beginning of a file. Throws a `FileProblem` when it cannot be imported. */
export async function inspectFile(path: string, known: CountKnown): Promise<FileForm> {
  const extension = extname(path).toLowerCase();
  if (SPREADSHEETS.includes(extension)) {
    throw new FileProblem(asSpreadsheet(extension));
  }
  if (extension === '.vcf') {
    throw new FileProblem(
      'A vCard (.vcf) is not read. Export the contacts as CSV, as Google Contacts and Outlook can.',
    );
  }
  if (!READ.includes(extension)) {
    throw new FileProblem('The file must end in .csv, .tsv, .txt, .ndjson, .jsonl, .json or .geojson.');
  }
  const beginning = await beginningOf(path, isTable(path) ? BEGINNING : BEGINNING_OF_JSON);
  if (UTF_16.test(beginning.subarray(0, 16).toString('latin1'))) {
    throw new FileProblem(
      'line 1: the file is in UTF-16; save it as UTF-8, in Excel as "CSV UTF-8 (Comma delimited)".',
    );
  }
  if (SPREADSHEET.test(beginning.subarray(0, 4).toString('latin1'))) throw new FileProblem(asSpreadsheet(extension));
  const text = beginning.toString();
  if (isTable(path)) {
    const usual = extension === '.tsv' ? '\t' : delimiterIn(text, known);
    return { list: null, delimiter: SEPARATOR.exec(text)?.[1] ?? usual };
  }
  const list = /^\ufeff?\s*\[/.test(text) ? WHOLE : listWithin(text);
  if (list === null && OPENS_OBJECT.test(text)) {
    throw new FileProblem(
      'line 1: no list of firms was found at the beginning of the object: write the firms as a list, [{...}, {...}], or each on a line of its own.',
    );
  }
  return { list, delimiter: ',' };
}

/** How many of these names of columns are known. */
type CountKnown = (names: readonly string[]) => number;

const DELIMITERS = [',', ';', '\t', '|'];

/** What separates the names of the first line that names two columns. Without such a line, a comma goes before the others. */
function delimiterIn(text: string, known: CountKnown): string {
  for (const line of text.split(/[\r\n]+/)) {
    const counts = DELIMITERS.map((one) => known(line.split(one).map((cell) => cell.replaceAll('"', '').trim())));
    const most = Math.max(...counts);
    if (most >= 2) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  const [header = ''] = /^.*[,;\t|].*$/m.exec(text) ?? [];
  const other = /[;\t|]/.exec(header)?.[0];
  return other === undefined || header.includes(',') ? ',' : other;
}

async function beginningOf(path: string, length: number): Promise<Buffer> {
  const info = await stat(path).catch(() => null);
  if (!info) throw new FileProblem(`There is no such file: ${path}`);
  if (!info.isFile()) throw new FileProblem(`${path} is not a file.`);
  if (info.size > GIGABYTE) throw new FileProblem('The file is larger than 1 GB: split it.');
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), length });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
