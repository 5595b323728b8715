import { reachedBy } from './reached.core.ts';

const workspaces = [
  { dir: 'packages/ui', name: '@lawdex/ui', dependencies: ['@lawdex/contracts'] },
  { dir: 'packages/contracts', name: '@lawdex/contracts', dependencies: [] },
  { dir: 'mf-blog', name: '@lawdex/mf-blog', dependencies: ['@lawdex/ui'] },
  { dir: 'svc-notes', name: '@lawdex/svc-notes', dependencies: ['@lawdex/contracts'] },
];

it.each([
  ['a page', ['mf-blog/src/Page.tsx'], ['mf-blog']],
  ['a component', ['packages/ui/src/Button.tsx'], ['packages/ui', 'mf-blog']],
  ['a contract', ['packages/contracts/src/a.ts'], ['packages/ui', 'packages/contracts', 'mf-blog', 'svc-notes']],
  ['a document', ['README.md', 'docs/SEO.md'], []],
  ['a version', ['package-lock.json'], ['packages/ui', 'packages/contracts', 'mf-blog', 'svc-notes']],
])('%s reaches those that depend on it', (_, files, dirs) => expect(reachedBy(files, workspaces)).toEqual(dirs));
