import { readFileSync } from 'node:fs';

/** Milliseconds for which a thread of this process has had a core; null where /proc does not tell. */
export function coreTime(task: number): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${task}/schedstat`, 'latin1').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return null;
  }
}
