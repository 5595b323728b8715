import { readFileSync } from 'node:fs';
import { parseProcStat } from './proc-stat.core.ts';

const NANOSECONDS = 1e6;
const WAITS_FOR_DISK = 'D';

/**
 * Milliseconds for which the first thread of a process, Node's event loop, could run but had no core. Infinity while it waits for a disk,
 * and where nobody can tell (/proc/{pid}/schedstat of Linux).
 */
export function waitedForCore(pid: number): number {
  try {
    if (parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).state === WAITS_FOR_DISK) return Infinity;
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / NANOSECONDS;
  } catch {
    return Infinity;
  }
}
