import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeLock, lockHolder, tryLock } from './lock.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let file: string;
beforeEach(() => {
  file = join(scratchFolder(), 'site.lock');
});

it('the second taker learns who holds the lock and what the holder says', () => {
  const first = tryLock(file, 'starting');
  describeLock(file, 'http://localhost:3000');
  expect(tryLock(file)).toEqual({ kind: 'busy', pid: process.pid, note: 'http://localhost:3000' });
  if (first.kind === 'held') first.release();
  expect(existsSync(file)).toBe(false);
  expect(tryLock(file).kind).toBe('held');
});

const DEAD = JSON.stringify({ pid: spawnSync('true').pid, startedAt: '1', note: '' });
const OF_ANOTHER = JSON.stringify({ pid: process.pid, startedAt: 'long ago', note: '' });

it.each([DEAD, OF_ANOTHER, '', '{', 'null', '[]', '{"pid":"1"}', '{"pid":1}'])(
  'a lock of a dead process, or of one whose number another has, or that cannot be read counts as free: %s',
  (content) => {
    writeFileSync(file, content);
    expect(lockHolder(file)).toBeNull();
    expect(tryLock(file).kind).toBe('held');
  },
);
