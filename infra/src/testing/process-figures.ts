import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf, parseProcStat } from '../processes/identity.ts';

/** Linux counts the time of children that have ended in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process has used so far, with all its threads, and children that run or have ended; 0 of one that has ended itself. */
export function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const threads = unlessGone(() => readdirSync(tasks), []);
  const nanoseconds = threads.map((one) => parseInt(textOf(`${tasks}/${one}/schedstat`), 10) || 0);
  const ended = threads.length > 0 ? (parseProcStat(textOf(`/proc/${pid}/stat`)).childrenTicks || 0) * TICK_MS : 0;
  return sum([...nanoseconds.map((one) => one / 1e6), ended, ...(pid > 0 ? childrenOf(pid).map(cpuOf) : [])]);
}

/** Megabytes of memory that a process has now, with what it shares; 0 once it has ended. */
export const residentMb = (pid: number): number => megabytes(pid, 'status', /^VmRSS:\s*(\d+)/m);

/** Megabytes of a process and its children: what they share, such as buffers of PostgreSQL, counts once. */
export const memoryOf = (pid: number): number =>
  sum([pid, ...childrenOf(pid)].map((one) => megabytes(one, 'smaps_rollup', /^Pss:\s*(\d+)/m)));

const megabytes = (pid: number, file: string, line: RegExp): number =>
  Number(line.exec(textOf(`/proc/${pid}/${file}`))?.[1] ?? 0) / 1024;

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const textOf = (file: string): string => unlessGone(() => readFileSync(file, 'utf8'), '');

function unlessGone<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
