import { afterEach, expect, it } from '@jest/globals';
import { binaryOf } from './binaries.ts';

afterEach(() => {
  delete process.env['MEILI_BINARY'];
});

it('a program is found in PATH, and one that is nowhere is not', () => {
  expect(binaryOf('sh')).toMatch(/\/sh$/);
  expect(binaryOf('no-such-program-anywhere')).toBeNull();
});

it('MEILI_BINARY names the Meilisearch of this machine, and must be one that can be run', () => {
  process.env['MEILI_BINARY'] = process.execPath;
  expect(binaryOf('meilisearch')).toBe(process.execPath);
  process.env['MEILI_BINARY'] = '/nowhere/meilisearch';
  expect(() => binaryOf('meilisearch')).toThrow('MEILI_BINARY is /nowhere/meilisearch, which cannot be run.');
});
