import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@lawdex/infra/postgres';
import { ROOT, runCommand, StartError } from '@lawdex/infra/testing';
import pg from 'pg';

export interface OldTests {
  /** Checkout of the release before. */
  dir: string;
  service: string;
  /** Spec files whose path holds this; all unless told. */
  only?: string;
  /** Done to the new schema as well, to see the check fail. */
  andThen?: string;
}

export interface OldTestsOutcome {
  passed: number;
  /** Tests that fail with the new schema, and not with their own. */
  failed: string[];
  /** Tests that fail with their own schema too, so that the new one is not to blame. */
  failedBefore: string[];
}

/** The part of `jest --json` that is read here. */
interface JestReport {
  numPassedTests: number;
  testResults: readonly {
    /** The spec file. */
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

const LIMIT_SECONDS = 900;

/** Runs the tests of a service, as it was, that ask it over HTTP or ask its database, on databases with the schema of now. */
export async function runOldTests({ dir, service, only = '', andThen }: OldTests): Promise<OldTestsOutcome> {
  const specs = databaseSpecs(join(dir, service)).filter((spec) => spec.includes(only));
  if (specs.length === 0) return { passed: 0, failed: [], failedBefore: [] };
  const schema = (url: string) => migrateTemplate(url, { dir, service, andThen });
  const now = await jest(join(dir, service), specs, schema);
  const suspects = failuresOf(now);
  if (suspects.length === 0) return { passed: now.numPassedTests, failed: [], failedBefore: [] };
  const files = [...new Set(suspects.map(({ file }) => file))];
  const before = failuresOf(await jest(join(dir, service), files, async () => undefined));
  const failsBefore = new Set(before.map(({ name }) => name));
  const named = (isOld: boolean) =>
    suspects.filter(({ name }) => failsBefore.has(name) === isOld).map(({ name, reason }) => `${name}: ${reason}`);
  return { passed: now.numPassedTests, failed: named(false), failedBefore: named(true) };
}

/** The tests that failed; a file that did not load counts as one. */
const failuresOf = ({ testResults }: JestReport): { file: string; name: string; reason: string }[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, name: file, reason: message }];
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        name: fullName,
        reason: failureMessages[0]?.split('\n')[0] ?? '',
      }));
    });

/** Specs of the old migrations themselves say nothing about the new ones and are left out. */
const databaseSpecs = (dir: string): string[] =>
  readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('migrations/'))
    .map((file) => join(dir, 'src', file))
    .filter((file) => /\/test\/|svc-kit\/testing/.test(readFileSync(file, 'utf8')));

/** Every database that a test makes is a copy of template1, which is migrated as an upgrade does: by the release before, then by this one. */
async function migrateTemplate(
  adminUrl: string,
  { dir, service, andThen }: Pick<OldTests, 'dir' | 'service'> & { andThen: string | undefined },
): Promise<void> {
  const url = Object.assign(new URL(adminUrl), { pathname: '/template1' }).href;
  for (const root of [dir, ROOT]) {
    const program = join(root, service, 'dist/migrate.js');
    if (!existsSync(program)) throw new StartError(`${program} is not built.`, ['npm run build']);
    const env = { ...process.env, MIGRATION_DATABASE_URL: url };
    const { ok, output } = await runCommand({ command: [process.execPath, program], env });
    if (!ok) throw new StartError(`The migrations of ${service} fail:\n${output}`);
  }
  if (andThen === undefined) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(andThen);
  } finally {
    await client.end();
  }
}

async function jest(
  cwd: string,
  files: readonly string[],
  schema: (url: string) => Promise<void>,
): Promise<JestReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lawdex-before-report-'));
  const report = join(folder, 'report.json');
  const server = await startTemporaryPostgres();
  try {
    await schema(server.adminUrl);
    const options = ['--ci', '--forceExit', '--maxWorkers=2', '--json', `--outputFile=${report}`];
    const { output } = await runCommand({
      command: [
        ...[process.execPath, '--experimental-vm-modules', join(ROOT, 'node_modules/jest/bin/jest.js')],
        ...[...options, '--runTestsByPath', ...files],
      ],
      cwd,
      env: { ...process.env, NODE_OPTIONS: '', TEST_POSTGRES_URL: server.adminUrl },
      limitSeconds: LIMIT_SECONDS,
    });
    if (!existsSync(report)) throw new StartError(`Jest did not run in ${cwd}:\n${output}`);
    return JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
