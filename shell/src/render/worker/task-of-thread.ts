import { readlinkSync } from 'node:fs';

/** The calling thread's number in the system; 0 where /proc does not tell it. */
export function taskOfThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}
