import { writeFileSync } from 'node:fs';

/**
 * Gives a process's session more of the cores (-20) or less (19) where Linux shares them between sessions (autogroups). Only root may give
 * more; where it is not allowed or not so, nothing changes.
 */
export function niceSession(pid: number, steps: number, proc = '/proc'): void {
  try {
    writeFileSync(`${proc}/${pid}/autogroup`, String(steps), { flag: 'r+' });
  } catch {
    // Then all sessions are alike, as they are without us.
  }
}
