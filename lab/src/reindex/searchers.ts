import { setTimeout as delay } from 'node:timers/promises';
import { forwarded } from '../faults/visitors.ts';
import type { Search } from './promises.core.ts';

const PATIENCE_MS = 5_000;

/** So many searches a second, whether or not those before were answered. */
export class Searchers {
  readonly searches: Search[] = [];
  private searching = true;
  private readonly open = new Set<Promise<void>>();
  private readonly done: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly queries: readonly string[],
    perSecond: number,
  ) {
    this.done = this.run(perSecond);
  }

  since(time: number): Search[] {
    return this.searches.filter(({ at }) => at >= time);
  }

  /** Lets all who asked have their answers. */
  async stop(): Promise<void> {
    this.searching = false;
    await this.done;
    await Promise.all(this.open);
  }

  private async run(perSecond: number): Promise<void> {
    const began = performance.now();
    for (let n = 0; this.searching; n++) {
      const search = this.search(n).finally(() => this.open.delete(search));
      this.open.add(search);
      await delay(Math.max(0, began + ((n + 1) * 1_000) / perSecond - performance.now()));
    }
  }

  private async search(n: number): Promise<void> {
    const at = Date.now();
    const query = encodeURIComponent(this.queries[n % this.queries.length] ?? '');
    this.searches.push({
      at,
      failure: await this.failureOf(`/api/businesses/search?query=${query}&limit=${(n % 40) + 1}`),
    });
  }

  private async failureOf(path: string): Promise<string | null> {
    try {
      const answer = await fetch(this.origin + path, {
        headers: forwarded(),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { total, code }: { total?: number; code?: string } = JSON.parse(await answer.text());
      if (answer.status !== 200) return `HTTP ${answer.status} ${code ?? ''}`.trim();
      return total === undefined || total === 0 ? 'nothing found' : null;
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  }
}
