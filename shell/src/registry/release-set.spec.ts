import { aChoice, aRelease } from '../../test/sets.ts';
import { assembleSet } from './release-set.ts';

const shell = aChoice(aRelease('shell', '1', { modules: { main: { js: ['main.js'], css: [] } } }));
const directory = aRelease('mf-directory', '1', {
  routes: [{ path: '/search', module: './search' }],
  modules: { './search': { js: ['search.js'], css: ['search.css'] } },
  slots: { overlay: './tray' },
  wakes: { overlay: { stored: ['tray'] } },
});

it('a release set names each remote by file for the render worker and by URL for the browser', () => {
  const set = assembleSet([shell, aChoice(directory)]);
  expect(set?.workerRemotes).toMatchObject([
    { name: 'mf-directory', entry: '/releases/mf-directory/1/server/entry.cjs' },
  ]);
  expect(set?.browserRemotes).toMatchObject([
    {
      name: 'mf-directory',
      entry: '/_mf/mf-directory/1/entry.js',
      slots: { overlay: './tray' },
      wakes: directory.release.wakes,
    },
  ]);
});

it('a release set has one id for the same releases, and another as soon as one of them is another', () => {
  const idOf = (version: string) =>
    assembleSet([shell, aChoice({ ...directory, release: { ...directory.release, version } })])?.id;
  expect(idOf('1')).toBe(idOf('1'));
  expect(idOf('1')).not.toBe(idOf('2'));
});
