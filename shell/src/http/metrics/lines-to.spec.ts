import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { linesTo } from './lines-to.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lawdex-lines-'));
  path = join(folder, 'log');
  writeFileSync(path, '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a line is written as it is', () => {
  const file = openSync(path, 'a');
  linesTo(file).write('one\n');
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('one\n');
});

it('a line that cannot be written is dropped, and the process goes on', () => {
  const notForWriting = openSync(path, 'r');
  expect(() => linesTo(notForWriting).write('lost\n')).not.toThrow();
  closeSync(notForWriting);
});
