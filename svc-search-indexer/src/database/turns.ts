import type { BeforeApplicationShutdown, OnApplicationBootstrap, Type } from '@nestjs/common';

const AFTER_FAILURE_MS = [250, 500, 1_000, 2_000, 5_000] as const;

/** How long to wait after so many failures in a row, milliseconds. */
export const pauseAfter = (failures: number): number =>
  AFTER_FAILURE_MS[Math.min(failures, AFTER_FAILURE_MS.length) - 1] ?? 0;

/** By then the first searches after a start are answered, which need the one thread of the process. */
export const AFTER_START_MS = 3_000;

/** Work in the background, one turn after the other, as long as the service runs. */
export abstract class Turns implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly beginsAfterMs: number = 0;
  private stopped = false;
  private awake = false;
  private running: Promise<void> = Promise.resolve();
  private endPause: (() => void) | undefined;

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
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    if (this.beginsAfterMs > 0) await this.pause(this.beginsAfterMs);
    while (!this.stopped) {
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

const NEVER_MS = 2 ** 31 - 1;

/** Makes what the first visitor who needs it would wait for. */
export const ahead = (make: () => unknown): Type<Turns> =>
  class Ahead extends Turns {
    protected override readonly beginsAfterMs = AFTER_START_MS;

    protected async turn(): Promise<number> {
      await make();
      return NEVER_MS;
    }
  };
