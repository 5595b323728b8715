import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

// The scripts run as they are, with a docker that only notes what it is told, and has containers of which those of version 'sick' do not start.
const DOCKER = `#!/bin/sh
echo "$LAWDEX_VERSION: $*" >>"$NOTED"
case "$*" in
  'compose config --services') printf '%s\\n' edge edge-check postgres svc-any svc-any-migrate shell ;;
  'compose config --images') echo "lawdex/shell:$LAWDEX_VERSION" ;;
  'compose run '*edge-check) echo 'no such range' >&2 && [ -z "$WRONG_EDGE" ] ;;
  'compose up '*svc-any) [ "$LAWDEX_VERSION" != sick ] ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = scratchFolder();
  cpSync(join(ROOT, 'infra/docker'), join(folder, 'docker'), { recursive: true });
  writeFileSync(join(folder, 'docker/make-secrets.sh'), '#!/bin/sh\n', { mode: 0o755 });
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/docker'), DOCKER, { mode: 0o755 });
});

function run(script: string, version?: string, more: Record<string, string> = {}) {
  const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH, NOTED: join(folder, 'noted'), WRONG_EDGE: '', LAWDEX_VERSION: '', ...more };
  const words = version === undefined ? [] : [version];
  const { status, stdout, stderr } = spawnSync(join(folder, 'docker', script), words, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const running = () => /^LAWDEX_VERSION=(.*)$/m.exec(readFileSync(join(folder, '.env'), 'utf8'))?.[1];
const noted = () => readFileSync(join(folder, 'noted'), 'utf8');
const runs = (version?: string) =>
  writeFileSync(join(folder, '.env'), version === undefined ? 'A=1\n' : `LAWDEX_VERSION=${version}\nA=1\n`);

it('after an upgrade that went well rollback.sh goes to the version before', () => {
  runs('1.0.0');
  expect(run('upgrade.sh', '2.0.0')).toMatchObject({ status: 0 });
  expect(running()).toBe('2.0.0');
  expect(run('rollback.sh')).toEqual({ status: 0, said: expect.stringContaining('1.0.0 runs.') });
  expect(running()).toBe('1.0.0');
});

it.each([
  ['the last good one', '2.0.0', '2.0.0'],
  ['the first one', undefined, 'local'],
])('after one that failed it goes to %s, and no further', (_what, before, expected) => {
  runs('1.0.0');
  if (before !== undefined) run('upgrade.sh', before);
  else runs();
  const failed = run('upgrade.sh', 'sick');
  expect([failed.status, failed.said]).toEqual([1, expect.stringContaining(`rollback.sh brings back to ${expected}`)]);
  expect(run('rollback.sh')).toEqual({ status: 0, said: expect.stringContaining(`${expected} runs.`) });
  expect(noted()).toMatch(new RegExp(`^${expected}: compose up .* svc-any$`, 'm'));
});

it('settings that the edge cannot read are told before anything is replaced', () => {
  runs('1.0.0');
  const refused = run('replace.sh', undefined, { WRONG_EDGE: 'yes' });
  expect([refused.status, refused.said]).toEqual([1, expect.stringMatching(/no such range\n.*nothing was replaced/)]);
  expect(noted()).not.toContain('compose up');
});
