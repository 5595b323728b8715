import { readFileSync, writeFileSync } from 'node:fs';
import { parseProcStat } from './identity.ts';

const NANOSECONDS = 1e6;
const WAITS_FOR_DISK = 'D';

/** Milliseconds since a thread began. */
export interface CoreTime {
  /** On a core. */
  used: number;
  /** Without a core, although it could run. */
  waited: number;
}
const UNKNOWN: CoreTime = { used: Infinity, waited: Infinity };

/** The time of Node's event loop; Infinity while it waits for a disk, and without /proc/{pid}/schedstat of Linux. */
export function coreTime(pid: number): CoreTime {
  try {
    if (parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).state === WAITS_FOR_DISK) return UNKNOWN;
    const [used = NaN, waited = NaN] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ').map(Number);
    return { used: used / NANOSECONDS, waited: waited / NANOSECONDS };
  } catch {
    return UNKNOWN;
  }
}

/** Gives a session more (-20, root only) or less (19) of the cores, where Linux shares them by session; else nothing changes. */
export function niceSession(pid: number, steps: number, proc = '/proc'): void {
  try {
    writeFileSync(`${proc}/${pid}/autogroup`, String(steps), { flag: 'r+' });
  } catch {
    // Then all sessions are alike, as they are without us.
  }
}
