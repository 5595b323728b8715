import type { Started } from '../protocol/render.ts';
import { Job, type RenderOutcome, type RenderTask } from './job.ts';
import { PoolMember, WATCH_MS, type RenderThread } from './pool-member.ts';
import { WorkerThread, type WorkerEvents, type WorkerOptions } from './thread.ts';

export interface PoolOptions extends WorkerOptions {
  size: number;
  log(message: string): void;
  onReplaced?(): void;
}

type CreateThread = (options: WorkerOptions, events: WorkerEvents) => RenderThread;

/** A thread that dies while it starts is replaced after this pause, otherwise a broken set would restart without end. */
const RESTART_PAUSE_MS = 1000;

/** Workers of one release set. A page that hangs or crashes costs nobody but its visitor. Gates bound what it is given. */
export class RenderPool {
  private readonly members = new Set<PoolMember>();
  private readonly waiting: Job[] = [];
  private readonly watch: NodeJS.Timeout;
  private lastId = 0;
  private closed = false;

  private constructor(
    private readonly options: PoolOptions,
    private readonly createThread: CreateThread,
  ) {
    this.watch = setInterval(() => this.endHungThreads(), WATCH_MS);
    this.watch.unref();
  }

  /** Resolves once the first worker can render; rejects when it cannot load the shell. */
  static async start(
    options: PoolOptions,
    createThread: CreateThread = (...given) => new WorkerThread(...given),
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

  get counts() {
    const members = [...this.members];
    return {
      ready: members.filter(({ ready }) => ready).length,
      starting: members.filter(({ ready }) => !ready).length,
      busy: members.filter(({ jobs }) => jobs.size > 0).length,
      renders: members.reduce((sum, { jobs }) => sum + jobs.size, 0),
      /** Renders that no worker has taken yet. */
      waiting: this.waiting.length,
    };
  }

  close(): void {
    this.closed = true;
    clearInterval(this.watch);
    for (const { thread } of this.members) thread.terminate();
  }

  async drained(): Promise<void> {
    while ([...this.members].some(({ jobs }) => jobs.size > 0)) await new Promise((done) => setTimeout(done, 50));
  }

  private dispatch(job: Job): void {
    const now = performance.now();
    const ready = [...this.members].filter((member) => member.ready);
    const moving = ready.filter((member) => !member.isHeldUp(now));
    const free = moving.find(({ isFull }) => !isFull) ?? leastBusy(moving) ?? leastBusy(ready);
    if (free) this.assign(free, job);
    else this.waiting.push(job);
  }

  private assign(member: PoolMember, job: Job): void {
    job.id = ++this.lastId % 0x7fffffff;
    member.assign(job);
  }

  private giveUp(job: Job, why: 'late' | 'gone'): void {
    job.ranOutOfTime = why === 'late';
    const index = this.waiting.indexOf(job);
    if (index >= 0) {
      this.waiting.splice(index, 1);
      job.end(why === 'gone' ? { kind: 'gone' } : { kind: 'late', cause: 'load' });
      return;
    }
    const member = [...this.members].find(({ jobs }) => jobs.get(job.id) === job);
    if (member) member.giveUp(job, why);
    else job.finish({ kind: 'gone' });
  }

  private spawn(): RenderThread {
    const member: PoolMember = new PoolMember(this.listen(() => member));
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

  private listen(self: () => PoolMember): RenderThread {
    return this.createThread(this.options, {
      onRendered: (id, result) => self().end(id, { kind: 'rendered', result }),
      onFailed: (id, reason) => self().end(id, { kind: 'failed', reason }, 'threw'),
      onStopped: (id, idle) => self().stopped(id, idle),
      onCall: async (id, call) => self().jobs.get(id)?.callService(call),
      onExit: (reason) => this.replace(self(), reason),
    });
  }

  private replace(member: PoolMember, reason: string): void {
    this.members.delete(member);
    if (!this.closed) {
      this.options.onReplaced?.();
      this.options.log(`render worker ended (${reason}); it is replaced`);
      if (member.ready) this.spawn();
      else setTimeout(() => !this.closed && this.spawn(), RESTART_PAUSE_MS).unref();
    }
    for (const job of member.abandonJobs(reason, this.closed)) {
      job.restart();
      this.dispatch(job);
    }
  }

  /** One is replaced at a time, because a start takes the cores from those that still render. */
  private endHungThreads(): void {
    const now = performance.now();
    const [hung] = [...this.members].filter((member) => member.isHung(now));
    if (this.counts.starting === 0) hung?.thread.terminate();
  }
}

const leastBusy = (members: readonly PoolMember[]): PoolMember | undefined =>
  [...members].sort((a, b) => a.jobs.size - b.jobs.size)[0];
