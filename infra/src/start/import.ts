import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listServices } from '../services/list-services.ts';
import { StartError } from './errors.ts';
import { runOnDatabase } from '../databases/on-database.ts';
import { ROOT } from './paths.ts';
import { explain } from './run.ts';

const USAGE = 'npm run import -- <file.csv|file.ndjson> [--skip-invalid]';

function readArguments(args: string[]): { file: string; options: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'skip-invalid': { type: 'boolean', default: false } },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new Error('It takes one file.');
    return { file: fileNamed(name), options: values['skip-invalid'] ? ['--skip-invalid'] : [] };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(error instanceof Error ? error.message : String(error), [USAGE]);
  }
}

function fileNamed(name: string): string {
  // npm runs us in the repository, but the reader named the file from where they stand.
  const path = [resolve(process.env['INIT_CWD'] ?? '.', name), resolve(ROOT, name)].find((one) => existsSync(one));
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
    process.stdout.write(`${basename(file)} is imported; ${follows}.\n`);
  }
  return code;
}

try {
  process.exitCode = await importFile(readArguments(process.argv.slice(3)));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
