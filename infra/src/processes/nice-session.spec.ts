import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { niceSession } from './nice-session.ts';
import { plantTree } from '../testing/scratch-folder.ts';

it('a session is told its steps, and a system without such a file is left as it is', () => {
  const proc = plantTree({ '7/autogroup': '', '8/stat': '' });
  for (const pid of [7, 8, 9]) niceSession(pid, -10, proc);
  expect(readFileSync(join(proc, '7', 'autogroup'), 'utf8')).toBe('-10');
  expect(() => readFileSync(join(proc, '8', 'autogroup'))).toThrow('ENOENT');
});
