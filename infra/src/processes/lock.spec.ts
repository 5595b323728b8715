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

it('a lock of a dead process counts as free', () => {
  const dead = spawnSync('true').pid;
  writeFileSync(file, JSON.stringify({ pid: dead, startedAt: '1', note: '' }));
  expect(lockHolder(file)).toBeNull();
  expect(tryLock(file).kind).toBe('held');
});

it('a lock whose process number was given to another process counts as free', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'long ago', note: '' }));
  expect(tryLock(file).kind).toBe('held');
});

it.each(['', '{', 'null', '[]', '{"pid":"1"}', '{"pid":1}'])('a lock file with %p in it counts as free', (content) => {
  writeFileSync(file, content);
  expect(tryLock(file).kind).toBe('held');
});
