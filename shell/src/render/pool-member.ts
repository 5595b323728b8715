import type { Fault, Job, RenderOutcome } from './job.ts';
import type { WorkerThread } from './thread.ts';

/** Milliseconds between two looks at whether threads are hung. */
export const WATCH_MS = 100;
/** A thread is hung when its event loop has not turned although it had a core for so many milliseconds. On a busy machine it may get none. */
const HUNG_MS = 500;
/** Silent looks after which it is ended anyway; not time, because a machine that stands still stops both sides. */
const SILENT_LOOKS = 50;
/** Pages that a thread gets before the next one has any, because each compiles the code, and pages mostly wait. */
const FULL = 8;
/** Milliseconds after which a page that a thread still runs is none of the usual ones. */
const LONG_MS = 20;

export type RenderThread = Pick<
  WorkerThread,
  'started' | 'render' | 'stop' | 'running' | 'hasBegun' | 'silence' | 'coreTime' | 'terminate'
>;

export class PoolMember {
  readonly jobs = new Map<number, Job>();
  ready = false;
  private silentLooks = 0;
  /** The page that ran when another one was given out, and since when. */
  private seen = { running: 0, at: 0 };
  /** The thread's core time when it was first found silent. */
  private coreTimeBefore: number | null = null;
  /** Whether the thread is ended although it hardly had a core. */
  private isStarved = false;

  constructor(readonly thread: RenderThread) {}

  get isFull(): boolean {
    return this.jobs.size >= FULL;
  }

  /** Whether other pages had better go elsewhere: it was found silent, or runs the page that it ran so long ago. */
  isHeldUp(now: number): boolean {
    const { running } = this.thread;
    if (running !== this.seen.running) this.seen = { running, at: now };
    return this.silentLooks > 0 || (running !== 0 && now - this.seen.at >= LONG_MS);
  }

  assign(job: Job): void {
    this.jobs.set(job.id, job);
    this.thread.render(job.id, job.task.request);
  }

  end(id: number, outcome: RenderOutcome, fault?: Fault): void {
    const job = this.jobs.get(id);
    this.jobs.delete(id);
    if (fault) job?.blame(fault);
    job?.end(outcome);
  }

  /** Ends a job that the worker has stopped. Only the worker knows whether the page stood still by itself, or had no time among others. */
  stopped(id: number, idle: boolean): void {
    const isAtFault = idle && this.jobs.get(id)?.ranOutOfTime;
    this.end(id, { kind: 'gone' }, isAtFault ? 'hung' : undefined);
  }

  /** Answers the job's visitor now. The thread keeps the job until it says that it has stopped. */
  giveUp(job: Job, why: 'late' | 'gone'): void {
    this.thread.stop(job.id);
    job.finish(why === 'gone' ? { kind: 'gone' } : this.lateOutcome(job));
  }

  /** Whether the thread must be ended. Call it every `WATCH_MS`. */
  isHung(now: number): boolean {
    const isSilent = this.thread.silence(now) >= WATCH_MS && this.ready && this.jobs.size > 0;
    this.silentLooks = isSilent ? this.silentLooks + 1 : 0;
    if (!isSilent) return false;
    const { coreTime } = this.thread;
    if (this.silentLooks === 1) this.coreTimeBefore = coreTime;
    const hasRun = coreTime !== null && coreTime - (this.coreTimeBefore ?? 0) >= HUNG_MS;
    this.isStarved = coreTime !== null && !hasRun;
    return hasRun || this.silentLooks >= SILENT_LOOKS;
  }

  /** Ends the jobs of a thread that has ended, and answers with those that shall be rendered once more. */
  abandonJobs(reason: string, isPoolClosed: boolean): Job[] {
    const culprit = this.thread.running;
    const again: Job[] = [];
    for (const job of this.jobs.values()) {
      if (isPoolClosed || (!job.isWaitedFor && job.id !== culprit)) {
        job.end({ kind: 'gone' });
      } else if (job.id === culprit || job.wasRestarted) {
        // A job that stood beside a running one is not to blame, even when that happens to it again, and on a starved machine none is.
        if (!this.isStarved && (job.id === culprit || culprit === 0)) job.blame('hung');
        job.end({ kind: 'failed', reason: `the render worker ended: ${reason}` });
      } else {
        again.push(job);
      }
    }
    return again;
  }

  private lateOutcome(job: Job): RenderOutcome {
    const now = performance.now();
    const cause = whyLate({
      begun: this.thread.hasBegun(job.id),
      callsOut: job.callsOut,
      idleFor: now - job.idleSince,
      loopSilentFor: this.thread.silence(now),
    });
    if (cause !== 'page') return { kind: 'late', cause };
    return { kind: 'failed', reason: `no answer within ${Math.round(job.task.within)} ms` };
  }
}

interface Progress {
  begun: boolean;
  callsOut: number;
  /** Milliseconds since the page last received something. */
  idleFor: number;
  /** Milliseconds since the worker's event loop last turned. */
  loopSilentFor: number;
}

/** Enough time for a page to continue after an answer, beside others in its worker. */
const IDLE_MS = 250;
const TURNING_MS = 200;

/** Why a render is late, as seen from outside; it decides the visitor's answer. Only the worker can tell whether the page is to blame. */
export function whyLate({ begun, callsOut, idleFor, loopSilentFor }: Progress): 'load' | 'service' | 'page' {
  if (!begun) return 'load';
  if (callsOut > 0) return 'service';
  return idleFor >= IDLE_MS && loopSilentFor < TURNING_MS ? 'page' : 'load';
}
