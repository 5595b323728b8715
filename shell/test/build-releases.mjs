import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server as deployed, and releases of the shell and of a microfrontend that misbehaves on demand. */
export default function buildReleases() {
  const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run(
    'npm',
    'run',
    'build',
    '-w',
    '@lawdex/contracts',
    '-w',
    '@lawdex/admission',
    '-w',
    '@lawdex/release-store',
    '-w',
    '@lawdex/telemetry',
    '-w',
    'shell',
  );
  const kit = 'packages/mf-kit/src/build/cli.ts';
  run('npx', 'tsx', '--conditions=source', kit, 'build', 'shell', FIXTURE, '--releases', '.cache/test-releases');
}

const FIXTURE = 'shell/test/fixtures/mf-sample';
