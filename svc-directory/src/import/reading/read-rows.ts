import { CsvError, parse, type Options } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { FileRow } from './json-firms.core.ts';

export type Format = 'csv' | 'ndjson';

/** Where a row begins. */
interface Position {
  byte: number;
  line: number;
}

/** No business is larger. The limit keeps an unclosed quote from swallowing the rest of the file. */
export const ROW_MAX = 64 * 1024;
const [LF, CR] = [0x0a, 0x0d];
const LINE_ENDS = ['\r\n', '\n', '\r'];
const lineEndsIn = (cell: string): number => cell.match(/\r\n?|\n/g)?.length ?? 0;

/** Whether a quote that was left open was closed by the opening quote of a cell on a later line. */
const swallowsRows = (cell: string): boolean => /^"[^"]*[\r\n]/.test(cell);
class BrokenRow extends Error {}

// csv-parse reads lines of JSON too, as one cell each. readline would split them at U+2028 and has no limit.
const ONE_CELL = { quote: null, escape: null, delimiter: '\0' };

/** Reads the rows of a file, a chunk at a time, without blank ones. */
export async function* readRows(path: string, format: Format, delimiter = ','): AsyncGenerator<FileRow> {
  let from: Position | null = { byte: 0, line: 1 };
  while (from) {
    const broken: Broken | null = yield* rowsFrom(path, from, format === 'csv' ? { delimiter } : ONE_CELL);
    if (broken) yield { line: broken.at.line, problem: broken.problem };
    // Nobody can tell where a broken row ends, so the next line counts as the next row.
    from = broken && (await lineAfter(path, broken.at));
  }
}

interface Broken {
  at: Position;
  problem: string;
}

async function* rowsFrom(path: string, from: Position, ofCells: Options): AsyncGenerator<FileRow, Broken | null> {
  const at = { ...from };
  const ready: FileRow[] = [];
  const parser = parse({
    bom: from.byte === 0,
    max_record_size: ROW_MAX,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
    ...ofCells,
    // Rows are collected here, because the stream forgets its rows when a later one is broken.
    on_record: (cells, { bytes }) => {
      if (cells.some(swallowsRows)) throw new BrokenRow('opens a quote that is not closed before the next one');
      if (cells.length > 1 || cells[0]?.trim()) ready.push({ line: at.line, cells });
      // Lines are counted here, because csv-parse counts the line end \r\n twice within quotes.
      at.line += cells.reduce((lines, cell) => lines + lineEndsIn(cell), 1);
      at.byte = from.byte + bytes;
      return null;
    },
  });
  try {
    const parsed = finished(parser.resume());
    parsed.catch(() => undefined);
    for await (const chunk of createReadStream(path, { start: from.byte })) {
      await new Promise<void>((done, fail) => parser.write(chunk, (error) => (error ? fail(error) : done())));
      yield* ready.splice(0);
    }
    parser.end();
    await parsed;
    yield* ready;
    return null;
  } catch (error) {
    const problem = problemOf(error);
    yield* ready;
    return { at, problem };
  }
}

/** Throws errors that are not about the row. */
function problemOf(error: unknown): string {
  if (error instanceof BrokenRow) return error.message;
  if (!(error instanceof CsvError)) throw error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'opens a quote that is never closed';
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'is longer than 64 kB; perhaps a quote is not closed';
  return error.message;
}

async function lineAfter(path: string, { byte, line }: Position): Promise<Position | null> {
  let start = byte;
  let endsWithCr = false;
  const rest: AsyncIterable<Buffer> = createReadStream(path, { start: byte });
  for await (const chunk of rest) {
    if (endsWithCr) return { byte: start + (chunk[0] === LF ? 1 : 0), line: line + 1 };
    const end = chunk.findIndex((value) => value === LF || value === CR);
    endsWithCr = end === chunk.length - 1 && chunk[end] === CR;
    if (end !== -1 && !endsWithCr) {
      const isPair = chunk[end] === CR && chunk[end + 1] === LF;
      return { byte: start + end + (isPair ? 2 : 1), line: line + 1 };
    }
    start += chunk.length;
  }
  return null;
}
