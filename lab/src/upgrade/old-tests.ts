import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@lawdex/infra/postgres';
import { ask, ROOT, runCommand, runStep, StartError } from '@lawdex/infra/testing';
import { copyOf } from '../kit/checkout.ts';
import { atEnd, newFolder } from '../kit/site.ts';

/** The files of a release in a folder of their own, with its services built. */
export async function checkOut(ref: string): Promise<string> {
  const cwd = await copyOf(ref);
  const command = ['npm', 'run', '-s', 'build', '--workspaces', '--if-present'];
  await runStep({ name: 'npm run build', command, cwd, logs: newFolder() });
  return cwd;
}

/** Runs those tests of a service, as it was, that ask its HTTP or its database, on the schema of now, and, when they fail, on their own: then the new one is not to blame. */
export async function runOldTests(dir: string, service: string, only = '', andThen = '') {
  const specs = databaseSpecs(join(dir, service)).filter((spec) => spec.includes(only));
  if (specs.length === 0) return { verdict: 'no tests', output: '' } as const;
  const { ok, output } = await jest(dir, service, specs, (url) => migrateTemplate(url, dir, service, andThen));
  if (ok) return { verdict: 'works', output } as const;
  const before = await jest(dir, service, specs);
  return { verdict: before.ok ? 'breaks' : 'broken before', output } as const;
}

/** Specs of the old migrations themselves say nothing about the new ones and are left out. */
const databaseSpecs = (dir: string): string[] =>
  readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('migrations/'))
    .map((file) => join(dir, 'src', file))
    .filter((file) => /\/test\/|svc-kit\/testing/.test(readFileSync(file, 'utf8')));

/** Every database that a test makes is a copy of template1, which is migrated as an upgrade does: by the release before, then by this one. */
async function migrateTemplate(adminUrl: string, dir: string, service: string, andThen: string): Promise<void> {
  const url = new URL('/template1', adminUrl).href;
  for (const root of [dir, ROOT]) {
    const program = join(root, service, 'dist/migrate.js');
    if (!existsSync(program)) throw new StartError(`${program} is not built.`, ['npm run build']);
    const command = [process.execPath, program];
    await runStep({ name: `migrate ${service}`, command, env: { MIGRATION_DATABASE_URL: url }, logs: newFolder() });
  }
  await ask(url, andThen);
}

async function jest(cwd: string, service: string, files: readonly string[], prepare?: (url: string) => Promise<void>) {
  const server = await startTemporaryPostgres();
  atEnd(() => server.stop());
  await prepare?.(server.adminUrl);
  const command = ['npm', 'test', '-w', service, '--', '--ci', '--forceExit', '--maxWorkers=2', '--runTestsByPath'];
  const env = { ...process.env, TEST_POSTGRES_URL: server.adminUrl };
  return runCommand({ command: [...command, ...files], cwd, env, limitSeconds: 900 });
}
