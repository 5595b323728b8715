import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { BEGUN, HEARTBEAT, RUNNING, TASK } from '../protocol/render.ts';
import type {
  FromWorker,
  RenderRequest,
  RenderAnswer,
  ServiceAnswer,
  ServiceCall,
  Started,
  ToWorker,
  WorkerSetup,
} from '../protocol/render.ts';

export interface WorkerOptions extends Omit<WorkerSetup, 'signals'> {
  heapMb: number;
  startDeadline: number;
}

export interface WorkerEvents {
  onRendered(id: number, result: RenderAnswer): void;
  onFailed(id: number, message: string): void;
  /** Called when a stopped render has ended. `idle` means that it waited for nothing. */
  onStopped(id: number, idle: boolean): void;
  /** Called when the render calls a service; undefined when no one waits for the answer. */
  onCall(id: number, call: ServiceCall): Promise<ServiceAnswer | undefined>;
  onExit(reason: string): void;
}

/** Why a thread does not start that had too little time, for which its code need not be to blame. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** A thread that renders pages of one release set, with an empty environment and a limited heap. */
export class WorkerThread {
  readonly started: Promise<Started>;
  private readonly worker: Worker;
  private readonly cells = new Int32Array(new SharedArrayBuffer(16));
  private readonly numbers = new WeakMap<ServiceAnswer, number>();
  private lastNumber = 0;
  private lastBeat = 0;
  private lastBeatAt = performance.now();

  constructor(options: WorkerOptions, events: WorkerEvents) {
    const { bundle, code, remotes, site } = options;
    const setup: WorkerSetup = { bundle, code, remotes, site, signals: this.cells.buffer };
    this.worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: setup,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb, maxYoungGenerationSizeMb: 16 },
    });
    let reason = 'ended';
    let Problem: new (message: string) => Error = Error;
    this.worker.on('error', (error) => (reason = error.message));
    const late = setTimeout(() => {
      reason = `not ready within ${options.startDeadline} ms`;
      Problem = NotReady;
      this.terminate();
    }, options.startDeadline);
    this.started = new Promise((resolve, reject) => {
      this.worker.on('message', (message: FromWorker) => {
        if (message.type === 'started') {
          clearTimeout(late);
          resolve(message);
        } else if (message.type === 'rendered') events.onRendered(message.id, message.result);
        else if (message.type === 'failed') events.onFailed(message.id, message.message);
        else if (message.type === 'stopped') events.onStopped(message.id, message.idle);
        else void this.answer(events, message);
      });
      this.worker.on('exit', () => {
        clearTimeout(late);
        reject(new Problem(`The render worker did not start: ${reason}`));
        events.onExit(reason);
      });
    });
    this.started.catch(() => undefined);
  }

  render(id: number, request: RenderRequest): void {
    this.post({ type: 'render', id, request });
  }

  stop(id: number): void {
    this.post({ type: 'stop', id });
  }

  /** Whether the thread has begun the render. Renders begin in order. */
  hasBegun(id: number): boolean {
    return Atomics.load(this.cells, BEGUN) >= id;
  }

  /** Id of the render that runs synchronously; 0 for none. */
  get running(): number {
    return Atomics.load(this.cells, RUNNING);
  }

  /** Milliseconds since the event loop was last seen to turn, by calls of this method. */
  silence(now: number): number {
    const beat = Atomics.load(this.cells, HEARTBEAT);
    if (beat !== this.lastBeat) {
      this.lastBeat = beat;
      this.lastBeatAt = now;
    }
    return now - this.lastBeatAt;
  }

  /** Milliseconds for which the thread has had a core; null where /proc does not tell. */
  get coreTime(): number | null {
    try {
      const file = `/proc/self/task/${Atomics.load(this.cells, TASK)}/schedstat`;
      return Number(readFileSync(file, 'latin1').split(' ')[0]) / 1e6;
    } catch {
      return null;
    }
  }

  terminate(): void {
    void this.worker.terminate();
  }

  /** An answer that is given to the worker for the second time is kept there, so that it is not sent and parsed again. */
  private async answer(
    events: WorkerEvents,
    { id, render, call, known }: Extract<FromWorker, { type: 'call' }>,
  ): Promise<void> {
    const answer = await events.onCall(render, call);
    if (!answer) return;
    const number = this.numbers.get(answer) ?? null;
    if (number === null) this.numbers.set(answer, ++this.lastNumber);
    this.post({ type: 'answer', id, answer: number !== null && number === known ? null : answer, number });
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
