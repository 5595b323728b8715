import { readFileSync, readlinkSync } from 'node:fs';

/** The calling thread's number in the system; 0 where /proc does not tell it. */
export function taskOfThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** Milliseconds for which a thread of this process has had a core; null where /proc does not tell. */
export function coreTime(task: number): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${task}/schedstat`, 'latin1').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return null;
  }
}
