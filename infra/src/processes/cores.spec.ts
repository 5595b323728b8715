import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantTree } from '../testing/scratch-folder.ts';
import { coreTime, niceSession } from './cores.ts';
import { parseProcStat } from './identity.ts';

it('core time is known of a process that runs, where Linux tells, and of nobody else', () => {
  for (const time of Object.values(coreTime(process.pid))) {
    expect(time).toBeGreaterThan(0);
    expect(Number.isFinite(time)).toBe(process.platform === 'linux');
  }
  expect(coreTime(2 ** 30)).toEqual({ used: Infinity, waited: Infinity });
});

it('a process name with spaces and parentheses does not shift the fields', () => {
  const rest = Array.from({ length: 30 }, (_, index) => String(index + 4)).join(' ');
  const read = { command: 'a (b) c', state: 'S', parent: 4, childrenTicks: 33, startedAt: '22' };
  expect(parseProcStat(`42 (a (b) c) S ${rest}`)).toEqual(read);
});

it('a session is told its steps, and a system without such a file is left as it is', () => {
  const proc = plantTree({ '7/autogroup': '', '8/stat': '' });
  for (const pid of [7, 8, 9]) niceSession(pid, -10, proc);
  expect(readFileSync(join(proc, '7', 'autogroup'), 'utf8')).toBe('-10');
  expect(() => readFileSync(join(proc, '8', 'autogroup'))).toThrow('ENOENT');
});
