import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Secrets } from './secrets.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lawdex-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret stays the same over starts, because the database knows it', () => {
  const first = new Secrets(file).of('lawdex_a');
  expect(first).toMatch(/^[\w-]{32}$/);
  expect(new Secrets(file).of('lawdex_a')).toBe(first);
});

test('a service that comes later gets a secret of its own, and the others keep theirs', () => {
  const before = new Secrets(file);
  const [password, token] = [before.of('lawdex_a'), before.internalToken];
  const after = new Secrets(file);
  expect(after.of('lawdex_b')).not.toBe(password);
  expect(new Secrets(file)).toMatchObject({ internalToken: token });
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['lawdex_a', 'internal_token', 'lawdex_b']);
});

test('nobody but the owner can read them', () => {
  new Secrets(file).of('lawdex_a');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
