import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../commands/program.ts';
import { Secrets } from './secrets.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let file: string;
let said: string[];
beforeEach(() => {
  file = join(scratchFolder(), 'secrets.json');
  said = [];
});

const open = (mayBeginAnew = true) => new Secrets({ file, mayBeginAnew, say: (line) => said.push(line) });

it('a secret stays the same over starts, because the database knows it', () => {
  const first = open().of('lawdex_a');
  expect(first).toMatch(/^[\w-]{32}$/);
  expect(open().of('lawdex_a')).toBe(first);
  expect(said).toEqual([]);
});

it('a service that comes later gets a secret of its own, and the others keep theirs', () => {
  const before = open();
  const [password, token] = [before.of('lawdex_a'), before.internalToken];
  const after = open();
  expect(after.of('lawdex_b')).not.toBe(password);
  expect(open()).toMatchObject({ internalToken: token });
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['lawdex_a', 'internal_token', 'lawdex_b']);
});

it.each([
  ['is empty', ''],
  ['is cut short', '{\n  "lawdex_a": "0123456789abc'],
  ['holds zeros, as after a power failure', '\0'.repeat(60)],
  ['is a list', '["lawdex_a"]'],
  ['holds something else than texts', '{"lawdex_a": 7}'],
  ['holds an empty password', '{"lawdex_a": ""}'],
  ['holds nothing', '{}'],
])('a file that %s is replaced by its copy, and without a good one by new passwords', (_what, content) => {
  const password = open().of('lawdex_a');
  writeFileSync(file, content);
  for (let starts = 0; starts < 2; starts += 1) expect(open().of('lawdex_a')).toBe(password);
  expect(said).toEqual([expect.stringContaining('its last good copy takes its place')]);
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe(content);
  for (const path of [file, `${file}.copy`]) writeFileSync(path, content);
  const anew = open().of('lawdex_a');
  expect(anew).not.toBe(password);
  expect(said[1]).toContain('New passwords are made');
  expect(open().of('lawdex_a')).toBe(anew);
  expect(said).toHaveLength(2);
});

it('while a site runs on them, lost passwords are not made anew', () => {
  open().of('lawdex_a');
  for (const path of [file, `${file}.copy`]) writeFileSync(path, '{');
  expect(() => open(false)).toThrow(StartError);
});

it('a file that cannot be read says what to do', () => {
  mkdirSync(file);
  expect(() => open()).toThrow(`${file} cannot be read`);
});

it('nobody but the owner can read them, and nothing half-written is left', () => {
  open().of('lawdex_a');
  expect([file, `${file}.copy`].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(existsSync(`${file}.new`)).toBe(false);
});
