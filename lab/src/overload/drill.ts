import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { SiteProcess } from '@lawdex/infra/testing';
import { exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { measureCapacity } from './capacity.ts';
import type { GeneratorProcess } from './visitors/generator-process.ts';
import type { Order, Report } from './visitors/generator.ts';
import { lineOf } from './line.core.ts';
import type { Line } from './line.core.ts';
import { watchMemory } from './memory.ts';
import type { Result } from './report.core.ts';
import { isRefused, isServed } from './sample.core.ts';
import type { Sample } from './sample.core.ts';
import { reviewKey } from './visitors/visits.core.ts';
import type { Kind, Stock } from './visitors/visits.core.ts';
import { compareWritten } from './written.core.ts';
import type { Written } from './written.core.ts';

export interface DrillOptions {
  site: SiteProcess;
  stock: Stock;
  visitors: GeneratorProcess;
  kinds: readonly Kind[];
  loads: readonly number[];
  /** Length of each load. */
  seconds: number;
  /** Length of each round in which the capacity is measured. */
  roundSeconds: number;
  say(line: string): void;
}

/** So many at a time find out what the site can do at most. */
const VISITORS: Record<Kind, number> = { pages: 8, reviews: 32 };
/** Reviews that nobody waits for any more may still be written, so they are counted so long after a load. */
const SETTLE_MS = 2_000;
const PROCESSES = ['shell', 'svc-directory', 'svc-search-indexer'];

export class Drill {
  private readonly options: DrillOptions;
  private readonly run = `drill-${Date.now().toString(36)}`;
  /** Each kind of request is numbered on its own, so that no address is used twice. */
  private readonly next = { pages: 0, reviews: 4_000_000, beside: 9_000_000 };

  constructor(options: DrillOptions) {
    this.options = options;
  }

  async all(): Promise<Result> {
    const capacity: Result['capacity'] = {};
    const lines: Line[] = [];
    for (const kind of this.options.kinds) {
      const most = await measureCapacity((visitors) => this.closedRound(kind, visitors), VISITORS[kind]);
      capacity[kind] = most;
      this.options.say(`  ${kind}: ${most.toFixed(0)} a second at most`);
      for (const times of this.options.loads) lines.push(await this.offer(kind, times, most));
    }
    const directory = this.options.site.databaseUrl('lawdex_directory');
    const search = this.options.site.databaseUrl('lawdex_search');
    const proofs = [await exactAggregates(directory), await indexAgrees(directory, search)];
    return { capacity, lines, proofs };
  }

  async closedRound(kind: Kind, visitors: number): Promise<{ rate: number; failed: number }> {
    const { roundSeconds } = this.options;
    const { samples } = await this.order(kind, roundSeconds, { visitors });
    const served = samples.filter(isServed).length;
    return { rate: served / roundSeconds, failed: samples.length - served - samples.filter(isRefused).length };
  }

  private async offer(kind: Kind, times: number, capacity: number): Promise<Line> {
    const { seconds, site, say } = this.options;
    const memory = watchMemory(() => PROCESSES.map((name) => site.pidOf(name)));
    const { samples, beside, cores } = await this.order(kind, seconds, { rate: capacity * times });
    const memoryMb = memory.stop();
    const written = kind === 'reviews' ? await this.writtenOf(samples) : null;
    const seen = { kind, times, capacity, seconds, samples, beside, memoryMb, generatorCores: cores, written };
    const line = lineOf(seen);
    say(`  ${kind} x ${times}: ${line.served.toFixed(0)} of ${line.offered.toFixed(0)} a second served in time`);
    return line;
  }

  async order(kind: Kind, seconds: number, how: Order['how']): Promise<Report> {
    const { visitors, stock } = this.options;
    const { [kind]: first, beside: besideFirst } = this.next;
    const report = await visitors.obey({ stock, run: this.run, kind, seconds, first, besideFirst, how });
    this.next[kind] += report.samples.length;
    this.next.beside += report.beside.length;
    return report;
  }

  private async writtenOf(samples: readonly Sample[]): Promise<Written> {
    await delay(SETTLE_MS);
    const client = new pg.Client({ connectionString: this.options.site.databaseUrl('lawdex_directory') });
    await client.connect();
    try {
      const { rows } = await client.query<{ key: string; count: number }>(
        'select idempotency_key as key, count(*)::int as count from reviews where idempotency_key like $1 group by 1',
        [`${this.run}-%`],
      );
      const counts = new Map(rows.map(({ key, count }) => [key, count]));
      return compareWritten(samples, counts, (n) => reviewKey(this.run, n));
    } finally {
      await client.end();
    }
  }
}
