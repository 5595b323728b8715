import { readFileSync, writeFileSync } from 'node:fs';

/** In steps of `nice`: an eighteenth of the share of who does not yield, where both want the same core, and all of it where only one does. */
const STEPS = 13;
/** After the last refusal that was told. They are told once a second. */
const LASTS_MS = 10_000;
const LOOK_MS = 200;

/**
 * Lets those who work step back while the shell refuses visitors, so that it need not wait for a core to do so. Linux shares cores between
 * sessions (autogroups), unless control groups say how; each process of npm start is a session, and each connection of PostgreSQL too.
 */
export class Yielding {
  private readonly roots: () => readonly number[];
  private readonly lastsMs: number;
  private readonly proc: string;
  private readonly steps = new Map<number, number>();
  private until = 0;
  private timer: NodeJS.Timeout | null = null;

  /** `roots`: processes that yield together with their children, as they are now. */
  constructor(roots: () => readonly number[], { lastsMs = LASTS_MS, proc = '/proc' } = {}) {
    this.roots = roots;
    this.lastsMs = lastsMs;
    this.proc = proc;
    // What an earlier start has left as it was under load goes back.
    this.look();
  }

  /** The shell refuses: from now on, and for a while. */
  begin(): void {
    this.until = performance.now() + this.lastsMs;
    this.look();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private look(): void {
    const wanted = performance.now() < this.until ? STEPS : 0;
    const all = this.roots().flatMap((pid) => [pid, ...childrenOf(this.proc, pid)]);
    for (const pid of this.steps.keys()) if (!all.includes(pid)) this.steps.delete(pid);
    const isDone = all.every((pid) => this.steps.get(pid) === wanted || this.step(pid, wanted));
    if (isDone && wanted === 0) this.stop();
    else this.timer ??= setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** False: without privileges the kernel lets one session change in a tenth of a second. */
  private step(pid: number, steps: number): boolean {
    try {
      writeFileSync(`${this.proc}/${pid}/autogroup`, String(steps));
    } catch (error) {
      // It has ended, it is somebody else's, or this system has no such file: then it works as before.
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return false;
    }
    this.steps.set(pid, steps);
    return true;
  }
}

/** From one file, because it is read several times a second; where there is none, none. */
function childrenOf(proc: string, pid: number): number[] {
  try {
    return readFileSync(`${proc}/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
