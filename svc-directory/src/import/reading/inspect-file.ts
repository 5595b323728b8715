import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { listWithin, WHOLE, type ListStart } from './json-firms.core.ts';
import { ROW_MAX } from './read-rows.ts';

/** The file as a whole cannot be imported. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

export interface FileForm {
  isTable: boolean;
  /** The JSON array that it is, or that it holds. */
  list: ListStart | null;
  /** What separates cells. */
  delimiter: string;
}

// A whole first line of JSON, and what follows it, tell lines from one object.
const BEGINNING = ROW_MAX + 4096;
const TABLES = ['.csv', '.tsv', '.txt'];
const LINES = ['.ndjson', '.jsonl'];
const READ = [...TABLES, ...LINES, '.json', '.geojson'];
const SEPARATOR = /^\ufeff?sep=([^\r\n"])\r?\n/i;
/** A mark of its order, or every other byte of ASCII. */
const UTF_16 = /^(?:\xff\xfe|\xfe\xff)|^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/;
/** How files of Excel and LibreOffice begin, whatever their name. */
const SPREADSHEET = /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/;
const SAVE_AS_CSV = 'Save it as CSV: in Excel File > Save As > "CSV UTF-8 (Comma delimited)"';
const DELIMITERS = [',', ';', '\t', '|'];

/** Looks at the name and the beginning of a file. Throws a `FileProblem` when it cannot be imported. */
export async function inspectFile(path: string, known: (names: readonly string[]) => number): Promise<FileForm> {
  const extension = extname(path).toLowerCase();
  if (!READ.includes(extension)) {
    throw new FileProblem(`The file must end in ${READ.join(', ')}. ${SAVE_AS_CSV} if it is a spreadsheet.`);
  }
  const beginning = await beginningOf(path);
  const bytes = beginning.subarray(0, 16).toString('latin1');
  if (UTF_16.test(bytes)) throw new FileProblem(`line 1: the file is in UTF-16. ${SAVE_AS_CSV}.`);
  if (SPREADSHEET.test(bytes)) throw new FileProblem(`The file is a spreadsheet. ${SAVE_AS_CSV}.`);
  const text = beginning.toString();
  if (TABLES.includes(extension)) {
    const usual = extension === '.tsv' ? '\t' : delimiterIn(text, known);
    return { isTable: true, list: null, delimiter: SEPARATOR.exec(text)?.[1] ?? usual };
  }
  const isLines = LINES.includes(extension);
  const list = /^\ufeff?\s*\[/.test(text) ? WHOLE : isLines ? null : listWithin(text);
  if (list === null && /^\ufeff?\s*\{[ \t]*[\r\n]/.test(text)) {
    throw new FileProblem(
      'line 1: no list of firms was found at the beginning of the object: write the firms as a list, [{...}, {...}], or each on a line of its own.',
    );
  }
  return { isTable: false, list, delimiter: ',' };
}

/** What tells the most known names of columns apart in the first line that is more than blanks. */
function delimiterIn(text: string, known: (names: readonly string[]) => number): string {
  const lines = text.split(/[\r\n]+/, 20).filter((line) => /\p{L}/u.test(line));
  const [header = ''] = lines;
  const counts = DELIMITERS.map((one) => known(header.split(one).map((cell) => cell.replaceAll('"', '').trim())));
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function beginningOf(path: string): Promise<Buffer> {
  const info = await stat(path).catch(() => null);
  if (!info) throw new FileProblem(`There is no such file: ${path}`);
  if (!info.isFile()) throw new FileProblem(`${path} is not a file.`);
  if (info.size > 1024 ** 3) throw new FileProblem('The file is larger than 1 GB: split it.');
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(BEGINNING), length: BEGINNING });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
