import { setPriority } from 'node:os';

const LOWER = 5;

/**
 * Lowers this thread's priority, so that the HTTP process can refuse visitors while pages render. Only on Linux, where a priority belongs
 * to one thread.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(LOWER);
  } catch {
    // Without permission refusals take some milliseconds longer.
  }
}
