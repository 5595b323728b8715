import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { until } from './http.ts';
import { Yielding } from './yielding.ts';

/** Each file as in the proc file system of Linux, so that this runs on every system. */
let proc: string;
const PARENT = 100;
const CHILD = 101;
const STRANGER = 102;
const autogroupOf = (pid: number): string => path.join(proc, String(pid), 'autogroup');
const stepsOf = (pid: number): string => readFileSync(autogroupOf(pid), 'utf8');
const allHave = (steps: string) => (): Promise<boolean> =>
  Promise.resolve([PARENT, CHILD].every((pid) => stepsOf(pid) === steps));

let yielding: Yielding | null = null;

beforeEach(() => {
  proc = mkdtempSync(path.join(tmpdir(), 'proc-'));
  for (const [pid, children] of [
    [PARENT, `${CHILD} `],
    [CHILD, ''],
    [STRANGER, ''],
  ] as const) {
    const task = path.join(proc, String(pid), 'task', String(pid));
    mkdirSync(task, { recursive: true });
    writeFileSync(path.join(task, 'children'), children);
    writeFileSync(autogroupOf(pid), '0');
  }
});
afterEach(() => {
  yielding?.stop();
  rmSync(proc, { recursive: true });
});

it('who works steps back with its children while visitors are refused, and no longer', async () => {
  yielding = new Yielding(() => [PARENT], { lastsMs: 1_000, proc });
  expect(await allHave('0')()).toBe(true);
  yielding.begin();
  expect(await allHave('13')()).toBe(true);
  expect(stepsOf(STRANGER)).toBe('0');
  expect(await until(allHave('0'), 5_000)).toBe(true);
});

it('what an earlier start has left stepped back goes back', () => {
  for (const pid of [PARENT, CHILD]) writeFileSync(autogroupOf(pid), '7');
  yielding = new Yielding(() => [PARENT], { proc });
  expect([stepsOf(PARENT), stepsOf(CHILD)]).toEqual(['0', '0']);
});

it('who has ended keeps nobody else from stepping back', () => {
  yielding = new Yielding(() => [999, PARENT], { proc });
  yielding.begin();
  expect(stepsOf(CHILD)).toBe('13');
});
