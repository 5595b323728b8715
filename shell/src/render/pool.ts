import type { RenderRequest, RenderResult, Started } from '../protocol/render.ts';
import { WorkerThread } from './thread.ts';
import type { WorkerEvents, WorkerOptions } from './thread.ts';

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult }
  /** The page threw, hung, or took its worker down with it. */
  | { kind: 'failed'; reason: string };

export interface PoolOptions extends WorkerOptions {
  size: number;
  /** Milliseconds from the request to the fallback. */
  deadline: number;
  log(message: string): void;
}

/** What the pool needs of a thread. */
export type RenderThread = Pick<WorkerThread, 'started' | 'render' | 'running' | 'silence' | 'terminate'>;

type CreateThread = (options: WorkerOptions, events: WorkerEvents) => RenderThread;

const createWorkerThread: CreateThread = (options, events) => new WorkerThread(options, events);

interface Job {
  id: number;
  request: RenderRequest;
  settle(outcome: RenderOutcome): void;
  timer: NodeJS.Timeout | undefined;
  retried: boolean;
}

interface Member {
  thread: RenderThread;
  ready: boolean;
  jobs: Map<number, Job>;
}

/** A thread that has not turned its event loop for this long is hung. */
const SILENCE_MS = 500;
const WATCH_MS = 100;
/** A thread that dies while it starts is replaced after this pause, otherwise a broken set would restart without end. */
const RESTART_PAUSE_MS = 1000;

/** Workers of one release set. A page that hangs or crashes costs its own visitor a fallback, and nobody else. */
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

  render(request: RenderRequest): Promise<RenderOutcome> {
    return new Promise((settle) => {
      this.dispatch({ id: 0, request, settle, timer: undefined, retried: false });
    });
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
    job.id = ++this.lastId % 0x7fffffff;
    clearTimeout(job.timer);
    job.timer = setTimeout(
      () => this.finish(job, { kind: 'failed', reason: `no answer within ${this.options.deadline} ms` }),
      this.options.deadline,
    );
    const free = [...this.members].filter(({ ready }) => ready).sort((a, b) => a.jobs.size - b.jobs.size)[0];
    if (free) this.assign(free, job);
    else this.waiting.push(job);
  }

  private assign(member: Member, job: Job): void {
    member.jobs.set(job.id, job);
    member.thread.render(job.id, job.request);
  }

  private finish(job: Job, outcome: RenderOutcome): void {
    clearTimeout(job.timer);
    for (const { jobs } of this.members) if (jobs.get(job.id) === job) jobs.delete(job.id);
    const index = this.waiting.indexOf(job);
    if (index >= 0) this.waiting.splice(index, 1);
    job.settle(outcome);
  }

  private spawn(): RenderThread {
    const member: Member = { thread: this.listen(() => member), ready: false, jobs: new Map() };
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
      onRendered: (id, result) => this.settle(self(), id, { kind: 'rendered', result }),
      onFailed: (id, reason) => this.settle(self(), id, { kind: 'failed', reason }),
      onExit: (reason) => this.replace(self(), reason),
    });
  }

  private settle(member: Member, id: number, outcome: RenderOutcome): void {
    const job = member.jobs.get(id);
    if (job) this.finish(job, outcome);
  }

  private replace(member: Member, reason: string): void {
    this.members.delete(member);
    if (this.closed) return;
    this.options.log(`render worker ended (${reason}); it is replaced`);
    if (member.ready) this.spawn();
    else setTimeout(() => !this.closed && this.spawn(), RESTART_PAUSE_MS).unref();
    const culprit = member.thread.running;
    for (const job of member.jobs.values()) {
      if (job.id === culprit || job.retried) {
        this.finish(job, { kind: 'failed', reason: `the render worker ended: ${reason}` });
      } else {
        job.retried = true;
        this.dispatch(job);
      }
    }
  }

  private endHungThreads(): void {
    const now = performance.now();
    for (const { thread, ready, jobs } of this.members) {
      if (thread.silence(now) > SILENCE_MS && ready && jobs.size > 0) thread.terminate();
    }
  }
}
