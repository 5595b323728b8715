import { expect, test } from '@jest/globals';
import { affectedPrograms } from './reload.core.ts';

const workspaces = [
  { dir: 'packages/contracts', name: '@lawdex/contracts', dependencies: [] },
  { dir: 'packages/svc-kit', name: '@lawdex/svc-kit', dependencies: ['@lawdex/contracts', 'fastify'] },
  { dir: 'svc-directory', name: '@lawdex/svc-directory', dependencies: ['@lawdex/svc-kit'] },
  { dir: 'svc-search-indexer', name: '@lawdex/svc-search-indexer', dependencies: ['@lawdex/svc-kit'] },
  { dir: 'shell', name: '@lawdex/shell', dependencies: ['@lawdex/contracts'] },
];

test('an edited service restarts alone', () => {
  expect(affectedPrograms(workspaces, ['@lawdex/svc-directory'])).toEqual(['svc-directory']);
});

test('an edited package restarts what uses it, over other packages too', () => {
  expect(affectedPrograms(workspaces, ['@lawdex/svc-kit'])).toEqual(['svc-search-indexer', 'svc-directory']);
  expect(affectedPrograms(workspaces, ['@lawdex/contracts'])).toHaveLength(3);
});

test('nothing restarts when no output changed', () => {
  expect(affectedPrograms(workspaces, [])).toEqual([]);
});
