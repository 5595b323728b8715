import { spawn } from 'node:child_process';
import { buildServices } from '../build/build-services.ts';
import { baseEnvironment, endingWithParent } from '../commands/run-command.ts';
import { lockHolder } from '../processes/lock.ts';
import { listServices } from '../services/list-services.ts';
import { adminVariables } from '../site/admin-pages.ts';
import { settingsOf } from '../site/environment.ts';
import { ask } from '../databases/ask.ts';
import { openDatabases } from '../databases/open-databases.ts';
import { runProgram, say, StartError } from '../commands/program.ts';
import { dataPaths, ROOT } from '../files/paths.ts';
import { prepareDatabase } from '../databases/prepare-database.ts';
import { Secrets } from '../databases/secrets.ts';

/** Hands a command line to the program that some svc.json has by that name, on the database of DATA_DIR or of the environment, whether the site runs or not. */
async function obey([name = '', ...args]: string[]): Promise<number> {
  const services = listServices();
  const service = services.find(({ commands }) => commands?.[name] !== undefined);
  const program = service?.commands?.[name];
  if (!service || program === undefined) {
    throw new StartError(`No service has a command "${name}": none names it in its svc.json.`);
  }
  const settings = settingsOf(services, process.env);
  const paths = dataPaths(settings.dataDir);
  const siteRuns = lockHolder(paths.lock) !== null;
  await buildServices(paths.logs);
  const secrets = new Secrets({ file: paths.secrets, say, mayBeginAnew: !siteRuns });
  const databases = await openDatabases({ services, settings, paths, secrets, say, note: () => undefined });
  try {
    const urls = databases.urls.get(service.name);
    if (!urls) throw new StartError(`${service.name} has such a program, but its svc.json gives it no database.`);
    if (!databases.postgres) await reach(urls.app, service.name);
    // A site that runs has done this, and an upgrade of its tables below it is not for us to decide.
    if (!siteRuns) await prepareDatabase({ service, urls, logs: paths.logs, seedVariables: null });
    const env = {
      ...baseEnvironment(),
      DATABASE_URL: urls.app,
      MIGRATION_DATABASE_URL: urls.migrator,
      INTERNAL_TOKEN: secrets.internalToken,
      PUBLIC_ORIGIN: settings.origin,
      ...(siteRuns ? adminVariables(paths.adminPages, service, secrets) : {}),
    };
    // npm runs us in the repository, but the reader named files from where they stand.
    return await runInTerminal([`${ROOT}/${service.name}/${program}`, ...args], process.env['INIT_CWD'] ?? ROOT, env);
  } finally {
    // A server that was running before belongs to the site that runs, or was left to be adopted by it.
    if (databases.postgres && !databases.postgres.running.adopted) await databases.postgres.stop();
    else databases.postgres?.release();
  }
}

/** Somebody else's database may be down, or elsewhere than the variables say. */
async function reach(url: string, service: string): Promise<void> {
  try {
    await ask(url, 'select 1');
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database ${pathname.slice(1)} of ${service} at ${host} cannot be used: ${reason}`, [
      'Is it running? Do the variables ..._DATABASE_URL name it? Without them the embedded one is used.',
    ]);
  }
}

function runInTerminal(args: string[], cwd: string, env: Record<string, string>): Promise<number> {
  const [node = '', ...rest] = endingWithParent(args);
  const child = spawn(node, rest, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // The terminal sends Ctrl-C to the program too, which may have something to say before it ends; we end after it.
  process.on('SIGINT', () => undefined);
  return new Promise((done, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}

await runProgram(async () => {
  process.exitCode = await obey(process.argv.slice(2));
});
