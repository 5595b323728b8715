import type { BeforeApplicationShutdown, OnApplicationBootstrap, Type } from '@nestjs/common';
import { backoffMs } from './backoff.core.ts';

/** By then the first requests after a start are answered, which need the one thread of the process. */
export const AFTER_START_MS = 3_000;
const NEVER_MS = 2 ** 31 - 1;
const LONGEST_PAUSE_MS = 30_000;

/** Is done one turn after the other, as long as the service runs. */
export abstract class BackgroundWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly beginsAfterMs: number = 0;
  /** Tells a turn that takes long that the service stops. */
  protected readonly stopping = new AbortController();
  private awake = false;
  private running: Promise<void> = Promise.resolve();
  private endPause: (() => void) | undefined;
  protected failures = 0;

  /** Answers how long to wait before the next one, milliseconds; never rejects. */
  protected abstract turn(): Promise<number>;

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  wake(): void {
    this.awake = true;
    this.endPause?.();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  /** A turn of work that must be done once: tried again after longer and longer pauses, because the database may be busy. */
  protected async untilDone(work: () => Promise<void>, onFailure: (error: unknown) => void): Promise<number> {
    try {
      await work();
      return NEVER_MS;
    } catch (error) {
      onFailure(error);
      return backoffMs(++this.failures, LONGEST_PAUSE_MS);
    }
  }

  private async run(): Promise<void> {
    if (this.beginsAfterMs > 0) await this.pause(this.beginsAfterMs);
    while (!this.stopping.signal.aborted) {
      this.awake = false;
      const pauseMs = await this.turn();
      if (pauseMs > 0 && !this.awake) await this.pause(pauseMs);
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Makes what the first visitor who needs it would wait for. */
export const ahead = (make: () => unknown): Type<BackgroundWork> =>
  class Ahead extends BackgroundWork {
    protected override readonly beginsAfterMs = AFTER_START_MS;

    protected async turn(): Promise<number> {
      await make();
      return NEVER_MS;
    }
  };
