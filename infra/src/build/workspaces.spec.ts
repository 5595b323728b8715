import { plantTree } from '../testing/scratch-folder.ts';
import { contentHash } from './content-hash.ts';
import { listWorkspaces } from './workspaces.ts';

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, ...more });

it('the globs of package.json find new folders, and only those that are workspaces', () => {
  const root = plantTree({
    'package.json': manifest('root', { workspaces: ['packages/*', 'shell', 'mf-*'] }),
    'packages/ui/package.json': manifest('@lawdex/ui'),
    'packages/README.md': '',
    'shell/package.json': manifest('@lawdex/shell', { scripts: { build: 'swc', test: 'jest' } }),
    'shell/mf.json': '{}',
    'mf-new/package.json': manifest('@lawdex/mf-new', { dependencies: { '@lawdex/ui': '0.1.0' } }),
    'mf-new/mf.json': '{}',
    'mf-notes/README.md': '',
    'other/package.json': manifest('@lawdex/other'),
  });
  const workspaces = listWorkspaces(root);
  expect(workspaces.map(({ dir }) => dir)).toEqual(['packages/ui', 'shell', 'mf-new']);
  expect(workspaces[1]).toMatchObject({ build: 'swc', hasTests: true, isMicrofrontend: true });
  expect(workspaces[2]).toMatchObject({ build: null, hasTests: false, dependencies: ['@lawdex/ui'] });
});

it('a hash follows contents and names, but neither specs nor what was built', () => {
  const hashOf = (files: Record<string, string>) => contentHash(plantTree(files), ['src', 'package.json', 'not-there']);
  const files = { 'src/a.ts': '1', 'src/deep/b.ts': '2', 'package.json': '{}' };
  const hash = hashOf(files);
  expect(hashOf({ ...files, 'src/a.spec.ts': 'x', 'src/dist/a.js': 'x', 'other/c.ts': 'x' })).toBe(hash);
  expect(hashOf({ ...files, 'src/a.ts': '2' })).not.toBe(hash);
  expect(hashOf({ ...files, 'package.json': '{ }' })).not.toBe(hash);
  expect(hashOf({ 'src/a.ts': '12', 'src/deep/b.ts': '', 'package.json': '{}' })).not.toBe(hash);
});
