import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { liveEntry, type Registry } from '@lawdex/contracts';
import { publish } from '@lawdex/mf-kit/registry';
import { registryPlace } from '@lawdex/mf-kit/registry-place';
import { ROOT } from '../files/paths.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder: string;
const kept = () => join(folder, 'kept');

beforeEach(() => {
  folder = scratchFolder();
});

/** An image with one release. */
async function imageOf(version: string): Promise<string> {
  const image = join(folder, `image-${version}`);
  const file = join(image, 'releases/mf-hello', version, 'release.json');
  mkdirSync(dirname(file), { recursive: true });
  const about = { name: 'mf-hello', version, contract: 1, routes: [], slots: {}, modules: {}, shared: {}, files: {} };
  writeFileSync(file, JSON.stringify({ ...about, clientEntry: 'entry.js', serverEntry: 'entry.cjs' }));
  await publish(registryPlace('registry.json', join(image, 'releases'), image, {}), 'mf-hello', version);
  return image;
}

function run(...args: string[]) {
  const program = join(ROOT, 'infra/src/containers/publish-releases.ts');
  const words = ['--conditions=source', '--import', 'tsx', program, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const live = () => {
  const registry: Registry = JSON.parse(readFileSync(join(kept(), 'registry.json'), 'utf8'));
  return liveEntry(registry.microFrontends['lawdex/mf-hello'] ?? [])?.metadata.version;
};

it('the release of the image is live, the one before can be had back, and the next start brings that of the image again', async () => {
  run(await imageOf('1'), kept());
  const second = await imageOf('2');
  run(second, kept());
  expect(live()).toBe('2');
  expect(run(second, kept(), 'rollback', 'mf-hello')).toEqual({ status: 0, said: 'mf-hello 1 is live\n' });
  expect(live()).toBe('1');
  run(second, kept());
  expect(live()).toBe('2');
});

it('says what is wrong, and changes nothing: no release before, no name, an unknown command', async () => {
  const image = await imageOf('1');
  run(image, kept());
  const none = run(image, kept(), 'rollback', 'mf-hello');
  expect([none.status, none.said]).toEqual([1, expect.stringContaining('no earlier version of mf-hello')]);
  for (const words of [['rollback'], ['rollbakc', 'mf-hello']]) {
    expect(run(image, kept(), ...words).status).toBe(2);
  }
  expect(live()).toBe('1');
});
