import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantTree } from '../testing/scratch-folder.ts';
import { ROOT } from '../files/paths.ts';

/** Runs upgrade.sh with a kubectl that notes what it is asked, and fails where its arguments hold `failing`. */
function upgrade(failing: string, more: object = {}, image = 'ghcr.io/you/shell:1.4.0') {
  const dir = plantTree({
    kubectl: `#!/bin/sh\necho "$*" >>"$0.log"\n[ "$1" = kustomize ] && cat "$0.yaml"\ncase "$*" in *"${failing}"*) exit 1 ;; esac\n`,
    'kubectl.yaml': `  namespace: here\n  REGISTRY_URL: https://store\n  - image: ${image}\n`,
    'kubectl.log': '',
  });
  chmodSync(join(dir, 'kubectl'), 0o755);
  const env = { ...process.env, ...more, PATH: `${dir}:${process.env['PATH']}` };
  const words = [join(ROOT, 'infra/kubernetes/upgrade.sh'), 'site'];
  const { status, stderr } = spawnSync('sh', words, { env, encoding: 'utf8' });
  return { status, asked: readFileSync(join(dir, 'kubectl.log'), 'utf8').trim().split('\n'), said: stderr };
}

/** Where something is done for the first time; -1: never. */
const when = (asked: readonly string[], what: string) => asked.findIndex((line) => line.includes(what));

it('migrations come before services, services before shells, and all of it is in the namespace of the folder', () => {
  const { status, asked } = upgrade('nothing fails');
  expect(status).toBe(0);
  const order = [
    ...['kustomize site', 'notin (migration, service, shell)', 'delete job migrate', 'component = migration'],
    ...['wait job/migrate', 'component = service', 'component=service', 'component = shell', 'component=shell'],
    'exec deployment/shell',
  ].map((what) => when(asked, what));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(asked.slice(1).filter((line) => !line.startsWith('--namespace here '))).toEqual([]);
});

it.each([
  ['a migration that fails replaces nothing, and says so', 'condition=Complete', 'service', 'nothing was replaced'],
  ['services that do not become ready leave the shells as they are', 'rollout status', 'shell', ''],
])('%s', (_what, failing, untouched, words) => {
  const { status, asked, said } = upgrade(failing);
  expect(status).toBe(1);
  expect(when(asked, `component = ${untouched}`)).toBe(-1);
  expect(said).toContain(words);
});

it('a version before has its shells first, and leaves the databases as they are', () => {
  const { status, asked } = upgrade('nothing fails', { BACK: '1' });
  expect(status).toBe(0);
  expect(when(asked, 'component = migration')).toBe(-1);
  expect(when(asked, 'component=shell')).toBeGreaterThan(0);
  expect(when(asked, 'component = service')).toBeGreaterThan(when(asked, 'component=shell'));
});

it('an image that the folder forgets is named before anything is done', () => {
  const { status, asked, said } = upgrade('nothing fails', {}, 'lawdex/svc-new:local');
  expect(status).toBe(1);
  expect(asked).toEqual(['kustomize site']);
  expect(said).toContain('lawdex/svc-new:local');
});
