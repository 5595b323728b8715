import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURE = 'shell/test/fixtures/mf-sample';
const BUILT = ['contracts', 'admission', 'release-store', 'seo', 'telemetry', 'shell'];

/** Builds the server as deployed, and releases of the shell and of a microfrontend that misbehaves on demand. */
export default function buildReleases() {
  const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', 'run', 'build', ...BUILT.flatMap((name) => ['-w', `@lawdex/${name}`]));
  const kit = 'packages/mf-kit/src/build/cli.ts';
  run('npx', 'tsx', '--conditions=source', kit, 'build', 'shell', FIXTURE, '--releases', '.cache/test-releases');
}
