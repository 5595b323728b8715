import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { baseOf } from './base.ts';

const HOUR = 3600;
const NOON = 1_767_268_800;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lawdex-base-'));
  git(['init', '--quiet']);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function git(args: readonly string[], env = {}): string {
  return execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@lawdex.test', ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).trim();
}

/** Commits a file whose packages are named by `lock`, so many hours after noon; answers the commit. */
function commit(hours: number, lock: string, message = 'feat: something'): string {
  writeFileSync(join(dir, 'package-lock.json'), lock);
  writeFileSync(join(dir, 'code.ts'), `${hours}`);
  git(['add', '.']);
  git(['commit', '--quiet', '--message', message], { GIT_COMMITTER_DATE: `${NOON + hours * HOUR} +0000` });
  return git(['rev-parse', 'HEAD']);
}

it('is the newest commit that is a day older than the last one', () => {
  commit(0, 'a');
  const before = commit(5, 'a');
  for (const hours of [20, 29, 30]) commit(hours, 'a');
  expect(baseOf(dir)).toEqual({ kind: 'commit', ref: before, reasons: [] });
});

it('is the oldest commit of a history that is younger than a day', () => {
  const oldest = commit(0, 'a');
  for (const hours of [1, 2]) commit(hours, 'a');
  expect(baseOf(dir)).toMatchObject({ ref: oldest });
});

it('is the commit that brought the packages of now when others were installed before', () => {
  commit(0, 'a');
  const installed = commit(28, 'b');
  for (const hours of [29, 30]) commit(hours, 'b');
  expect(baseOf(dir)).toMatchObject({ ref: installed });
});

it('is none when the last commit brought other packages, or is the only one', () => {
  commit(0, 'a');
  expect(baseOf(dir)).toMatchObject({ kind: 'none' });
  commit(30, 'b');
  expect(baseOf(dir)).toMatchObject({ kind: 'none' });
});

it('is none when packages were changed and not committed, or there is no history at all', () => {
  commit(0, 'a');
  commit(30, 'a');
  writeFileSync(join(dir, 'package-lock.json'), 'b');
  expect(baseOf(dir)).toMatchObject({ kind: 'none' });
  rmSync(join(dir, '.git'), { recursive: true });
  expect(baseOf(dir)).toMatchObject({ kind: 'none', why: expect.stringContaining('git does not know') });
});

it('may be named', () => {
  commit(0, 'a');
  const named = commit(29, 'a');
  commit(30, 'a');
  expect(baseOf(dir, 'HEAD~1')).toMatchObject({ ref: named });
});

it('has the reasons that commits after it give', () => {
  const before = commit(0, 'a', 'feat: first\n\nSlower-because: this one is older');
  commit(25, 'a', 'feat: hours on cards\n\nVisitors asked for them.\n\nSlower-because: each card computes its hours');
  commit(26, 'a');
  expect(baseOf(dir)).toEqual({ kind: 'commit', ref: before, reasons: ['each card computes its hours'] });
});
