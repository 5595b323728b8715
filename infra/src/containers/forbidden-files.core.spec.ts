import { expect, it } from '@jest/globals';
import { forbiddenFiles } from './forbidden-files.core.ts';

it('an image holds what was built, and nothing that builds, tests or tells', () => {
  const fine = ['svc-a/dist/main.js', 'node_modules/pg/lib/index.js', 'node_modules/pg/src/x.ts'];
  expect(forbiddenFiles(fine, [])).toEqual([]);
  const files = [
    'svc-a/src/main.ts',
    'svc-a/dist/x.spec.js',
    'node_modules/typescript/lib/tsc.js',
    'a/node_modules/@swc/core/index.js',
    'infra/.env',
  ];
  expect(forbiddenFiles([...fine, ...files], ['svc-a/dist/main.js.map'])).toEqual([
    'svc-a/src/main.ts (a source)',
    'svc-a/dist/x.spec.js (a source)',
    'node_modules/typescript/lib/tsc.js (a tool of development)',
    'a/node_modules/@swc/core/index.js (a tool of development)',
    'infra/.env (private)',
    'svc-a/dist/main.js.map (a source map with sources)',
  ]);
});
