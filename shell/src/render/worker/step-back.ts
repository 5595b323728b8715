import { setPriority } from 'node:os';

const LOWER = 5;

/**
 * Lets the HTTP process go first where both want the same core, because it turns away whom pages have no time for and must not wait for a
 * page to do so. On Linux a priority is one thread's; elsewhere it would be the whole process's.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(LOWER);
  } catch {
    // Where that is forbidden, refusals take some milliseconds longer.
  }
}
