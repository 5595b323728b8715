import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listServices } from '../services/list-services.ts';
import { StartError } from '../commands/errors.ts';
import { runOnDatabase } from './on-database.ts';
import { ROOT } from '../files/paths.ts';
import { explain } from '../commands/program.ts';

const USAGE = 'npm run import -- <file.csv|file.ndjson|file.json> [options]';
const HELP = `${USAGE}

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
  --help              shows this

Columns, what they accept, and a walk-through: docs/IMPORT.md`;

const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  help: flag,
  strict: flag,
  lenient: flag,
  'skip-invalid': flag,
  'merge-twins': flag,
  'dry-run': flag,
  map: { type: 'string', multiple: true },
  report: { type: 'string' },
} as const;

// npm runs us in the repository, but the reader names files from where they stand.
const STANDS = process.env['INIT_CWD'] ?? '.';

type Asked = { kind: 'help' } | { kind: 'import'; file: string; options: string[] };

function readArguments(args: string[]): Asked {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const { help, map, report, ...flags } = values;
    if (help) return { kind: 'help' };
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new Error('It takes one file.');
    const options = [
      ...Object.entries(flags).flatMap(([option, isSet]) => (isSet ? [`--${option}`] : [])),
      ...(map === undefined ? [] : map.map((one) => `--map=${one}`)),
      ...(report === undefined ? [] : [`--report=${resolve(STANDS, report)}`]),
    ];
    return { kind: 'import', file: fileNamed(name), options };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(error instanceof Error ? error.message : String(error), [USAGE]);
  }
}

function fileNamed(name: string): string {
  const path = [resolve(STANDS, name), resolve(ROOT, name)].find((one) => existsSync(one));
  if (!path) throw new StartError(`There is no file ${name}.`, [USAGE]);
  return path;
}

/** Hands a file to the importer of the service that has one. */
async function importFile({ file, options }: { file: string; options: string[] }): Promise<number> {
  const service = listServices().find((one) => one.import !== undefined);
  if (!service?.import) throw new StartError('No service imports anything: none has "import" in its svc.json.');
  const { code, siteRuns } = await runOnDatabase({ service, program: service.import, args: [file, ...options] });
  if (code === 0) {
    const follows = siteRuns ? 'search follows within seconds' : 'search takes it over at the next npm start';
    if (!options.includes('--dry-run')) process.stdout.write(`${basename(file)} is imported; ${follows}.\n`);
  }
  return code;
}

try {
  const asked = readArguments(process.argv.slice(3));
  if (asked.kind === 'help') process.stdout.write(`${HELP}\n`);
  else process.exitCode = await importFile(asked);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
