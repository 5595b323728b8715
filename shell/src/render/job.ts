import type { RenderRequest, RenderAnswer, ServiceAnswer, ServiceCall } from '../protocol/render.ts';

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderAnswer }
  /** The page threw, hung or ended its worker. */
  | { kind: 'failed'; reason: string }
  /** Not ready in time, without fault of the page. */
  | { kind: 'late'; cause: 'load' | 'service' }
  | { kind: 'gone' };

/** The fault of a page. A hang has cost a worker's time or life. */
export type Fault = 'threw' | 'hung';

export interface RenderTask {
  request: RenderRequest;
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
  /** Whether its worker died once, for an unknown reason. */
  wasRestarted = false;
  private readonly onAbort: () => void;
  private timer: NodeJS.Timeout;
  private since = performance.now();
  idleSince = this.since;
  private fault: Fault | null = null;
  isWaitedFor = true;
  private ended = false;

  /** `giveUp` is called when time is up (`late`) or the visitor has left (`gone`). */
  constructor(
    readonly task: RenderTask,
    private readonly settle: (outcome: RenderOutcome) => void,
    private readonly giveUp: (why: 'late' | 'gone') => void,
  ) {
    this.timer = setTimeout(() => giveUp('late'), task.within);
    this.onAbort = () => giveUp('gone');
    task.signal?.addEventListener('abort', this.onAbort, { once: true });
  }

  /** Starts over with the full time, because the lost time was not its own. */
  restart(): void {
    this.wasRestarted = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp('late'), this.task.within);
    this.since = this.idleSince = performance.now();
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
    if (!this.isWaitedFor) return;
    this.isWaitedFor = false;
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
