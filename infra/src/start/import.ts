import { basename, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { lockHolder } from '../processes/lock.ts';
import { buildServices } from './build-services.ts';
import { baseEnvironment } from './command.ts';
import { settingsOf } from './environment.ts';
import { StartError } from './errors.ts';
import { openDatabases } from './open-databases.ts';
import { dataPaths, LEASH, ROOT } from './paths.ts';
import { prepareDirectory } from './prepare-databases.ts';
import { explain } from './run.ts';
import { readSecrets } from './secrets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const USAGE = 'npm run import -- <file.csv|file.ndjson> [--skip-invalid]';

/** The importer of svc-directory on the database of DATA_DIR, whether the site runs or not. */
async function importFile(args: string[]): Promise<number> {
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  if (!file) throw new StartError('Which file?', [USAGE]);
  // npm runs us in the repository, but the reader named the file from where they stand.
  const path = [resolve(process.env['INIT_CWD'] ?? '.', file), resolve(ROOT, file)].find((one) => existsSync(one));
  if (!path) throw new StartError(`There is no file ${file}.`, [USAGE]);
  const settings = settingsOf(process.env);
  const paths = dataPaths(settings.dataDir);
  const siteRuns = lockHolder(paths.lock) !== null;
  await buildServices(paths.logs);
  const databases = await openDatabases(settings, paths, readSecrets(paths.secrets), say, () => undefined);
  try {
    // A site that runs has done this, and an upgrade of its tables below it is not for us to decide.
    if (!siteRuns) await prepareDirectory({ databases, logs: paths.logs, demoData: false, demoFirms: undefined });
    const options = args.filter((arg) => arg.startsWith('--'));
    const code = await runImporter([path, ...options], databases.directory.app, databases.directory.migrator);
    if (code === 0) {
      say(siteRuns ? `${basename(path)} is imported; search follows within seconds.` : afterwards(basename(path)));
    }
    return code;
  } finally {
    // A server that was running before belongs to the site that runs, or was left to be adopted by it.
    if (databases.postgres && !databases.postgres.running.adopted) await databases.postgres.stop();
    else databases.postgres?.release();
  }
}

const afterwards = (name: string) => `${name} is imported; search takes it over at the next npm start.`;

function runImporter(args: string[], app: string, migrator: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', LEASH, 'svc-directory/dist/import.js', ...args], {
    cwd: ROOT,
    env: { ...baseEnvironment(), DATABASE_URL: app, MIGRATION_DATABASE_URL: migrator },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}

try {
  process.exitCode = await importFile(process.argv.slice(3));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
