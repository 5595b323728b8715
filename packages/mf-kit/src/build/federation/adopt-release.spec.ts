import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@lawdex/contracts';
import { ScratchRepository } from '../../../test/scratch-repository.ts';
import { isWholeRelease } from '../release/whole-release.ts';
import { adoptRelease } from './adopt-release.ts';

const repository = new ScratchRepository();
afterAll(() => repository.remove());

const adopt = () => adoptRelease(repository.root, 'mf-hello', repository.releases);

function built(entry: string, exposed = './hello'): void {
  for (const [side, remoteEntry] of [
    ['client', 'entry.js'],
    ['server', 'entry.cjs'],
  ]) {
    repository.write(`mf-hello/dist/${side}/${remoteEntry}`, entry);
    repository.write(`mf-hello/dist/${side}/mf-manifest.json`, {
      metaData: { remoteEntry: { name: remoteEntry } },
      exposes: [{ path: exposed, assets: { js: { sync: ['hello.js'] }, css: { sync: ['hello.css'] } } }],
      shared: [{ name: 'react', version: '19.2.9' }],
    });
  }
}

it('what another build has made becomes a release that says where each module is, and holds a hash of each file', async () => {
  built('one');
  const { dir, version } = await adopt();
  expect(version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  expect(isWholeRelease(dir)).toBe(true);
  const release: Release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8'));
  expect(release).toMatchObject({
    routes: [{ path: '/hello', module: './hello' }],
    clientEntry: 'entry.js',
    serverEntry: 'entry.cjs',
    modules: { './hello': { js: ['hello.js'], css: ['hello.css'] } },
    shared: { react: '19.2.9' },
  });
  expect(Object.keys(release.files)).toContain('client/mf-manifest.json');
});

it('what another build has made has a version that changes with it', async () => {
  built('one');
  const first = await adopt();
  expect((await adopt()).built).toBe(false);
  built('two');
  expect((await adopt()).version).not.toBe(first.version);
});

it.each(['../../outside', '1.0.0/x', '', '..'])(
  'what another build has made is refused with the version %j, and writes nowhere',
  async (version) => {
    const before = readdirSync(repository.root, { recursive: true, encoding: 'utf8' }).sort();
    repository.write('mf-hello/package.json', { name: '@scratch/mf-hello', version });
    await expect(adopt()).rejects.toThrow(/is no version: it must be letters/);
    expect(readdirSync(repository.root, { recursive: true, encoding: 'utf8' }).sort()).toEqual(before);
  },
);

it('what another build has made is refused when it does not hold what mf.json names', async () => {
  built('one', './bye');
  await expect(adopt()).rejects.toThrow('mf-hello/mf.json names ./hello, which mf-hello/dist/client does not expose.');
});
