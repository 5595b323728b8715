import { expect, it } from '@jest/globals';
import { affectedPrograms } from './reload.core.ts';

const workspaces = [
  { dir: 'packages/contracts', name: '@lawdex/contracts', dependencies: [] },
  { dir: 'packages/kit', name: '@lawdex/kit', dependencies: ['@lawdex/contracts', 'fastify'] },
  { dir: 'svc-one', name: '@lawdex/svc-one', dependencies: ['@lawdex/kit'] },
  { dir: 'svc-two', name: '@lawdex/svc-two', dependencies: ['@lawdex/kit'] },
  { dir: 'shell', name: '@lawdex/shell', dependencies: ['@lawdex/contracts'] },
];
const affected = (...changed: string[]) => affectedPrograms(['svc-two', 'svc-one', 'shell'], workspaces, changed);

it('an edited service restarts alone', () => {
  expect(affected('@lawdex/svc-one')).toEqual(['svc-one']);
});

it('an edited package restarts what uses it, over other packages too', () => {
  expect(affected('@lawdex/kit')).toEqual(['svc-two', 'svc-one']);
  expect(affected('@lawdex/contracts')).toEqual(['svc-two', 'svc-one', 'shell']);
});

it('nothing restarts when no output changed', () => {
  expect(affected()).toEqual([]);
});
