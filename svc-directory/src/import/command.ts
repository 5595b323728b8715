import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { command, readArguments, wrong, type ReadCommand } from '@lawdex/svc-kit/commands';
import { FIELD_NAMES } from './reading/business-line.ts';
import { readColumnMap, type ColumnMap } from './reading/columns.core.ts';
import { FileProblem } from './reading/inspect-file.ts';
import type { Policy } from './planning/check-record.ts';

export interface Command extends Policy {
  path: string;
  /** Reads and checks everything, and changes nothing. */
  dryRun: boolean;
  /** Where the report goes as CSV, beside the terminal. */
  report: string | null;
  map: ColumnMap;
}

export const USAGE = `npm run import -- <file.csv|file.ndjson|file.json> [options]

Adds and updates firms. Every change of a value, doubt and refusal is told by line.

  --dry-run           changes nothing; shows the first five firms as they would be
  --strict            a bad value refuses the file (this is so without options)
  --lenient           keeps a firm without its bad optional values
  --skip-invalid      imports the good lines although others are refused
  --merge-twins       takes a firm for the one in its ZIP code with the same name, telephone or website
  --map "Column=field,Tel=phone,County="
                      says which field a column is; nothing behind = leaves the column out,
                      and "*=" all that are not known
  --report out.csv    writes the report to a file as well

Columns, what they accept, and a walk-through: docs/IMPORT.md`;

const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  strict: flag,
  lenient: flag,
  'skip-invalid': flag,
  'merge-twins': flag,
  'dry-run': flag,
  map: { type: 'string', multiple: true, default: [] as string[] },
  report: { type: 'string' },
} as const;

/** Reads the command line: one file, and what becomes of its bad lines and values. */
export const readCommand = (args: string[]): ReadCommand<Command> =>
  readArguments({ args, options: OPTIONS, allowPositionals: true }, ({ values, positionals: [path, ...others] }) => {
    const { strict, lenient, 'skip-invalid': skipInvalid, 'dry-run': dryRun, report = null } = values;
    const { 'merge-twins': mergeTwins } = values;
    if (!path) return wrong('Which file?');
    if (others.length > 0) return wrong('One file at a time.');
    if (strict && (lenient || skipInvalid))
      return wrong('--strict refuses what --lenient and --skip-invalid let pass.');
    if (report !== null && resolve(report) === resolve(path)) return wrong('--report would write over the file.');
    const reading = readColumnMap(values.map.join(','), FIELD_NAMES);
    if (reading.kind === 'wrong') return wrong(reading.problem);
    return command({ path, lenient, skipInvalid, mergeTwins, dryRun, report, map: reading.map });
  });

/** Opens the file of a report before anything is imported. Throws a `FileProblem` where nothing can be written. */
export async function openReport(path: string): Promise<WriteStream> {
  const file = createWriteStream(path);
  try {
    await once(file, 'open');
    return file;
  } catch {
    throw new FileProblem(`The report cannot be written to ${path}: is there such a folder?`);
  }
}
