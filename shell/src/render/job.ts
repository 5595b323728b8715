import type { RenderRequest, RenderAnswer, ServiceAnswer, ServiceCall } from '../protocol/render.ts';

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderAnswer }
  /** The page threw, hung, or took its worker down with it. */
  | { kind: 'failed'; reason: string }
  /** Not ready in time, through no fault of the page. */
  | { kind: 'late'; cause: 'load' | 'service' }
  /** Nobody waits for it any more. */
  | { kind: 'gone' };

/** What a page did that it must not do. One that hung cost a worker its time, or its life. */
export type Fault = 'threw' | 'hung';

export interface RenderTask {
  request: RenderRequest;
  /** Milliseconds until nobody waits any more. */
  within: number;
  signal?: AbortSignal;
  /** Asks a service on behalf of the page, which is not waited for longer than `within` milliseconds. Never rejects. */
  callService(call: ServiceCall, within: number): Promise<ServiceAnswer>;
  /** The worker is done with it, which may be after its outcome: who gives up cannot take back what runs. */
  onEnd?(fault: Fault | null): void;
}

/** A task on its way through a worker. Its outcome is given once; its end comes when the worker has let go of it. */
export class Job {
  id = 0;
  callsOut = 0;
  ranOutOfTime = false;
  readonly task: RenderTask;
  private readonly settle: (outcome: RenderOutcome) => void;
  private readonly giveUp: (why: 'late' | 'gone') => void;
  private readonly onAbort: () => void;
  private timer: NodeJS.Timeout;
  private since = performance.now();
  private idleSince = this.since;
  private restarted = false;
  private fault: Fault | null = null;
  private settled = false;
  private ended = false;

  /** `giveUp` is called when its time is up (`late`) or its visitor has left (`gone`). */
  constructor(task: RenderTask, settle: (outcome: RenderOutcome) => void, giveUp: (why: 'late' | 'gone') => void) {
    this.task = task;
    this.settle = settle;
    this.giveUp = giveUp;
    this.timer = setTimeout(() => giveUp('late'), task.within);
    this.onAbort = () => giveUp('gone');
    task.signal?.addEventListener('abort', this.onAbort, { once: true });
  }

  get isWaitedFor(): boolean {
    return !this.settled;
  }

  /** Its worker died once, by no fault that could be seen. */
  get wasRestarted(): boolean {
    return this.restarted;
  }

  /** It starts over with all of its time, because half of a render is worth nothing, and others have taken its time. */
  restart(): void {
    this.restarted = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp('late'), this.task.within);
    this.since = this.idleSince = performance.now();
  }

  idleFor(now: number): number {
    return now - this.idleSince;
  }

  async callService(call: ServiceCall): Promise<ServiceAnswer> {
    this.callsOut++;
    try {
      return await this.task.callService(call, this.task.within - (performance.now() - this.since));
    } finally {
      this.callsOut--;
      this.idleSince = performance.now();
    }
  }

  finish(outcome: RenderOutcome): void {
    if (this.settled) return;
    this.settled = true;
    clearTimeout(this.timer);
    this.task.signal?.removeEventListener('abort', this.onAbort);
    this.settle(outcome);
  }

  blame(fault: Fault): void {
    this.fault ??= fault;
  }

  end(outcome: RenderOutcome): void {
    this.finish(outcome);
    if (this.ended) return;
    this.ended = true;
    this.task.onEnd?.(this.fault);
  }
}
