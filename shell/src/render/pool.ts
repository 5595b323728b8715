import type { Started } from '../protocol/render.ts';
import { Job } from './job.ts';
import type { Fault, RenderOutcome, RenderTask } from './job.ts';
import { WorkerThread } from './thread.ts';
import type { WorkerEvents, WorkerOptions } from './thread.ts';
import { whyLate } from './why-late.core.ts';

export interface PoolOptions extends WorkerOptions {
  size: number;
  log(message: string): void;
  /** A worker ended, and is replaced. */
  onReplaced?(): void;
}

/** What the pool needs of a thread. */
export type RenderThread = Pick<
  WorkerThread,
  'started' | 'render' | 'stop' | 'running' | 'hasBegun' | 'silence' | 'terminate'
>;

type CreateThread = (options: WorkerOptions, events: WorkerEvents) => RenderThread;

const createWorkerThread: CreateThread = (options, events) => new WorkerThread(options, events);

export interface PoolCounts {
  ready: number;
  starting: number;
  busy: number;
  renders: number;
  waiting: number;
}

interface Member {
  thread: RenderThread;
  ready: boolean;
  jobs: Map<number, Job>;
  /** How often in a row it was found not to have turned its event loop. */
  silentLooks: number;
}

const WATCH_MS = 100;
/**
 * A thread is hung that is found so often in a row not to have turned its event loop. Looks are counted and not time alone, because a machine
 * that stands still stops both sides.
 */
const SILENT_LOOKS = 6;
/** A thread that dies while it starts is replaced after this pause, otherwise a broken set would restart without end. */
const RESTART_PAUSE_MS = 1000;

/**
 * Workers of one release set. A page that hangs or crashes costs its own visitor a fallback, and nobody else. How much it is
 * given at once is bounded by the gates in front of it.
 */
export class RenderPool {
  private readonly members = new Set<Member>();
  private readonly waiting: Job[] = [];
  private readonly watch: NodeJS.Timeout;
  private readonly options: PoolOptions;
  private readonly createThread: CreateThread;
  private lastId = 0;
  private closed = false;

  private constructor(options: PoolOptions, createThread: CreateThread) {
    this.options = options;
    this.createThread = createThread;
    this.watch = setInterval(() => this.endHungThreads(), WATCH_MS);
    this.watch.unref();
  }

  /** Resolves once the first worker can render; rejects when it cannot load the shell. */
  static async start(
    options: PoolOptions,
    createThread = createWorkerThread,
  ): Promise<{ pool: RenderPool; started: Started }> {
    const pool = new RenderPool(options, createThread);
    try {
      const started = await pool.spawn().started;
      for (let count = 1; count < options.size; count++) pool.spawn();
      return { pool, started };
    } catch (error) {
      pool.close();
      throw error;
    }
  }

  render(task: RenderTask): Promise<RenderOutcome> {
    return new Promise((settle) => {
      const job = new Job(task, settle, (why) => this.giveUp(job, why));
      this.dispatch(job);
    });
  }

  /** `waiting`: renders that no worker is there for yet. */
  get counts(): PoolCounts {
    const members = [...this.members];
    return {
      ready: members.filter(({ ready }) => ready).length,
      starting: members.filter(({ ready }) => !ready).length,
      busy: members.filter(({ jobs }) => jobs.size > 0).length,
      renders: members.reduce((sum, { jobs }) => sum + jobs.size, 0),
      waiting: this.waiting.length,
    };
  }

  close(): void {
    this.closed = true;
    clearInterval(this.watch);
    for (const { thread } of this.members) thread.terminate();
  }

  /** Resolves when nothing is being rendered any more. */
  async drained(): Promise<void> {
    while ([...this.members].some(({ jobs }) => jobs.size > 0)) await new Promise((done) => setTimeout(done, 50));
  }

  private dispatch(job: Job): void {
    const free = [...this.members].filter(({ ready }) => ready).sort((a, b) => a.jobs.size - b.jobs.size)[0];
    if (free) this.assign(free, job);
    else this.waiting.push(job);
  }

  private assign(member: Member, job: Job): void {
    job.id = ++this.lastId % 0x7fffffff;
    member.jobs.set(job.id, job);
    member.thread.render(job.id, job.task.request);
  }

  /** The visitor is answered now. The worker is told to stop, and keeps the job until it says that it has. */
  private giveUp(job: Job, why: 'late' | 'gone'): void {
    job.ranOutOfTime = why === 'late';
    const index = this.waiting.indexOf(job);
    if (index >= 0) {
      this.waiting.splice(index, 1);
      job.end(why === 'gone' ? { kind: 'gone' } : { kind: 'late', cause: 'load' });
      return;
    }
    const member = [...this.members].find(({ jobs }) => jobs.get(job.id) === job);
    member?.thread.stop(job.id);
    job.finish(why === 'gone' || !member ? { kind: 'gone' } : this.late(job, member));
  }

  private late(job: Job, { thread }: Member): RenderOutcome {
    const now = performance.now();
    const cause = whyLate({
      begun: thread.hasBegun(job.id),
      callsOut: job.callsOut,
      idleFor: job.idleFor(now),
      loopSilentFor: thread.silence(now),
    });
    if (cause !== 'page') return { kind: 'late', cause };
    return { kind: 'failed', reason: `no answer within ${Math.round(job.task.within)} ms` };
  }

  private spawn(): RenderThread {
    const member: Member = { thread: this.listen(() => member), ready: false, jobs: new Map(), silentLooks: 0 };
    this.members.add(member);
    member.thread.started.then(
      () => {
        member.ready = true;
        for (const job of this.waiting.splice(0)) this.assign(member, job);
      },
      () => undefined,
    );
    return member.thread;
  }

  private listen(self: () => Member): RenderThread {
    return this.createThread(this.options, {
      onRendered: (id, result) => this.end(self(), id, { kind: 'rendered', result }),
      onFailed: (id, reason) => this.end(self(), id, { kind: 'failed', reason }, 'threw'),
      onStopped: (id, idle) => this.stopped(self(), id, idle),
      onCall: async (id, call) => self().jobs.get(id)?.callService(call),
      onExit: (reason) => this.replace(self(), reason),
    });
  }

  private end(member: Member, id: number, outcome: RenderOutcome, fault?: Fault): void {
    const job = member.jobs.get(id);
    member.jobs.delete(id);
    if (fault) job?.blame(fault);
    job?.end(outcome);
  }

  /** Only the worker can tell whether a page stood still of itself, or had no time among others. */
  private stopped(member: Member, id: number, idle: boolean): void {
    const isAtFault = idle && member.jobs.get(id)?.ranOutOfTime;
    this.end(member, id, { kind: 'gone' }, isAtFault ? 'hung' : undefined);
  }

  private replace(member: Member, reason: string): void {
    this.members.delete(member);
    if (!this.closed) {
      this.options.onReplaced?.();
      this.options.log(`render worker ended (${reason}); it is replaced`);
      if (member.ready) this.spawn();
      else setTimeout(() => !this.closed && this.spawn(), RESTART_PAUSE_MS).unref();
    }
    const culprit = member.thread.running;
    for (const job of member.jobs.values()) {
      if (this.closed || (!job.isWaitedFor && job.id !== culprit)) {
        job.end({ kind: 'gone' });
      } else if (job.id === culprit || job.wasRestarted) {
        // Beside a known culprit the others are bystanders, however often it happens to them.
        if (job.id === culprit || culprit === 0) job.blame('hung');
        job.end({ kind: 'failed', reason: `the render worker ended: ${reason}` });
      } else {
        job.restart();
        this.dispatch(job);
      }
    }
  }

  private endHungThreads(): void {
    const now = performance.now();
    for (const member of this.members) {
      const isSilent = member.thread.silence(now) >= WATCH_MS && member.ready && member.jobs.size > 0;
      member.silentLooks = isSilent ? member.silentLooks + 1 : 0;
      if (member.silentLooks >= SILENT_LOOKS) member.thread.terminate();
    }
  }
}
