import { overloaded } from './errors/overloaded.core.ts';
import { currentRequestTime } from './request-time.ts';

const RETRY_AFTER_SECONDS = 2;

/**
 * One at a time per key, in the order in which they came: for writes that would wait for the same row, each with a connection that
 * others could use. Who finds too many in line before it is refused at once.
 */
export class Turns {
  private readonly lines = new Map<string, (() => void)[]>();

  constructor(private readonly mostWaiting: number) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.wait(key);
    try {
      currentRequestTime()?.check();
      return await work();
    } finally {
      this.pass(key);
    }
  }

  private async wait(key: string): Promise<void> {
    const line = this.lines.get(key);
    if (!line) {
      this.lines.set(key, []);
      return;
    }
    if (line.length >= this.mostWaiting) throw overloaded(RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  private pass(key: string): void {
    const next = this.lines.get(key)?.shift();
    if (next) next();
    else this.lines.delete(key);
  }
}
