import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { niceSession } from './nice-session.ts';

let proc: string;
beforeEach(() => {
  proc = mkdtempSync(join(tmpdir(), 'proc-'));
});
afterEach(() => rmSync(proc, { recursive: true }));

it('a session is told its steps, and a system without such a file is left as it is', () => {
  for (const pid of ['7', '8']) mkdirSync(join(proc, pid));
  writeFileSync(join(proc, '7', 'autogroup'), '');
  for (const pid of [7, 8, 9]) niceSession(pid, -10, proc);
  expect(readFileSync(join(proc, '7', 'autogroup'), 'utf8')).toBe('-10');
  expect(() => readFileSync(join(proc, '8', 'autogroup'))).toThrow('ENOENT');
});
