import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { niceSession, ROOT } from '@lawdex/infra/testing';
import { isServed } from '../kit/visits.core.ts';
import type { Kind, Stock } from '../kit/visits.core.ts';
import { measureCapacity } from './capacity.ts';
import type { Order, Report } from './generator.ts';
import { errorsOf } from './line.core.ts';

/** Visitors come from other machines; here they must not wait for the site to let them come. */
const VISITORS_FIRST = -10;
/** So many at a time find out what the site can do at most. */
const AT_A_TIME: Record<Kind, number> = { pages: 8, reviews: 32 };

/** The process of the visitors, seen from the drill. */
export class Visitors {
  readonly run = `drill-${Date.now().toString(36)}`;
  /** Each kind of request is numbered on its own, so that no address is used twice. */
  private readonly next = { pages: 0, reviews: 4_000_000, beside: 9_000_000 };
  private readonly child = fork(join(import.meta.dirname, 'generator.ts'), {
    cwd: ROOT,
    execArgv: ['--conditions=source', '--import', 'tsx', '--max-semi-space-size=64'],
    serialization: 'advanced',
    // A session of its own, whose share of the cores is its own.
    detached: true,
  });

  private readonly ended = once(this.child, 'exit').then(() => {
    throw new Error('The visitors ended before their time.');
  });

  constructor(
    private readonly stock: Stock,
    private readonly roundSeconds: number,
  ) {
    this.ended.catch(() => undefined);
    if (this.child.pid) niceSession(this.child.pid, VISITORS_FIRST);
  }

  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }

  capacityOf(kind: Kind): Promise<number> {
    return measureCapacity(async (visitors) => {
      const { samples } = await this.order(kind, this.roundSeconds, { visitors });
      return { rate: samples.filter(isServed).length / this.roundSeconds, failed: errorsOf(samples) };
    }, AT_A_TIME[kind]);
  }

  async order(kind: Kind, seconds: number, how: Order['how']): Promise<Report> {
    const { stock, run, next, child } = this;
    child.send({ stock, run, kind, seconds, first: next[kind], besideFirst: next.beside, how });
    const [report] = (await Promise.race([once(child, 'message'), this.ended])) as [Report];
    // Those who were still on their way have a number too.
    next[kind] += report.samples.length + AT_A_TIME.reviews;
    next.beside += report.beside.length + AT_A_TIME.reviews;
    return report;
  }
}
