import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServices } from '../build/build-services.ts';
import { baseEnvironment } from '../commands/base-environment.ts';
import { leashed } from '../commands/run-command.ts';
import { lockHolder } from '../processes/lock.ts';
import { listServices } from '../services/list-services.ts';
import type { DatabaseUrls } from './databases.ts';
import { settingsOf } from './environment.ts';
import { StartError } from './errors.ts';
import { openDatabases } from './open-databases.ts';
import { dataPaths, ROOT } from './paths.ts';
import { prepareDatabase } from './prepare-database.ts';
import { explain } from './run.ts';
import { Secrets } from './secrets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
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

/** Hands a file to the importer of the service that has one, on the database of DATA_DIR, whether the site runs or not. */
async function importFile({ file, options }: { file: string; options: string[] }): Promise<number> {
  const services = listServices();
  const service = services.find((one) => one.import !== undefined);
  if (!service) throw new StartError('No service imports anything: none has "import" in its svc.json.');
  const settings = settingsOf(services, process.env);
  const paths = dataPaths(settings.dataDir);
  const siteRuns = lockHolder(paths.lock) !== null;
  await buildServices(paths.logs);
  const secrets = new Secrets({ file: paths.secrets, say, mayBeginAnew: !siteRuns });
  const databases = await openDatabases({ services, settings, paths, secrets, say, note: () => undefined });
  try {
    const urls = databases.urls.get(service.name);
    if (!urls) throw new StartError(`${service.name} imports, but its svc.json gives it no database.`);
    // A site that runs has done this, and an upgrade of its tables below it is not for us to decide.
    if (!siteRuns) await prepareDatabase({ service, urls, logs: paths.logs, seedVariables: null });
    const code = await runImporter([`${service.name}/${service.import}`, file, ...options], urls);
    if (code === 0) {
      const follows = siteRuns ? 'search follows within seconds' : 'search takes it over at the next npm start';
      say(`${basename(file)} is imported; ${follows}.`);
    }
    return code;
  } finally {
    // A server that was running before belongs to the site that runs, or was left to be adopted by it.
    if (databases.postgres && !databases.postgres.running.adopted) await databases.postgres.stop();
    else databases.postgres?.release();
  }
}

function runImporter(args: string[], urls: DatabaseUrls): Promise<number> {
  const [node = '', ...rest] = leashed(args);
  const child = spawn(node, rest, {
    cwd: ROOT,
    env: { ...baseEnvironment(), DATABASE_URL: urls.app, MIGRATION_DATABASE_URL: urls.migrator },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}

try {
  process.exitCode = await importFile(readArguments(process.argv.slice(3)));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
