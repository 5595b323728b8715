import { writeFileSync } from 'node:fs';

/** Gives a session more (-20, root only) or less (19) of the cores, where Linux shares them by session; else nothing changes. */
export function niceSession(pid: number, steps: number, proc = '/proc'): void {
  try {
    writeFileSync(`${proc}/${pid}/autogroup`, String(steps), { flag: 'r+' });
  } catch {
    // Then all sessions are alike, as they are without us.
  }
}
