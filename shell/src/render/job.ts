import type { RenderRequest, RenderAnswer, ServiceAnswer, ServiceCall } from '../protocol/render.ts';

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderAnswer }
  /** The page threw, hung or ended its worker. */
  | { kind: 'failed'; reason: string }
  /** Not ready in time, without fault of the page. */
  | { kind: 'late'; cause: 'load' | 'service' }
  /** The visitor has left. */
  | { kind: 'gone' };

/** The fault of a page. A hang has cost a worker's time or life. */
export type Fault = 'threw' | 'hung';

export interface RenderTask {
  request: RenderRequest;
  /** Milliseconds until the result is useless. */
  within: number;
  signal?: AbortSignal;
  /** Calls a service for the page, for at most `within` milliseconds. Never rejects. */
  callService(call: ServiceCall, within: number): Promise<ServiceAnswer>;
  /** Called when the worker has finished, possibly after the outcome, because running code cannot be stopped. */
  onEnd?(fault: Fault | null): void;
}

/** A task in a worker. It has one outcome; its end comes when the worker has let go of it. */
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

  /** `giveUp` is called when time is up (`late`) or the visitor has left (`gone`). */
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

  /** Whether its worker died once, for an unknown reason. */
  get wasRestarted(): boolean {
    return this.restarted;
  }

  /** Starts over with the full time, because the lost time was not its own. */
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
