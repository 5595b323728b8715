import { getPriority, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { niceSession } from '@lawdex/infra/testing';
import { atRate, inTurn } from '../kit/visitors.ts';
import { askOf, isServed, type Kind, type Sample, type Stock } from '../kit/visits.core.ts';
import { errorsOf, isCalm } from './line.core.ts';

/** So many at a time, each after the answer to the one before; or so many a second, all of them from one address if it is given. */
type How = { visitors: number } | { rate: number; address?: string };

const BESIDE_RATE = 5;
/** A site that does not come back is not watched for ever. */
const WATCH_SECONDS = 60;
/** Visitors come from other machines; here they must not wait for the site to let them come. */
const FIRST = -10;
const HIGHEST = -20;
const TURN_MS = 1;
/** A cold site is asked by few, then by as many as measure it. */
const FEW = 2;
const WARM_UP_ROUNDS = 8;
const ROUNDS = 3;
/** So many at a time find out what the site can do at most. */
const AT_A_TIME: Record<Kind, number> = { pages: 8, reviews: 32 };

/** They live in the drill's own process, which has nothing else to do while they come; each process of the site has a session of its own. */
export class Visitors {
  readonly run = `drill-${Date.now().toString(36)}`;
  /** Each kind of request is numbered on its own, so that no address is used twice. */
  private readonly next = { pages: 0, reviews: 4_000_000, beside: 9_000_000 };

  constructor(
    private readonly stock: Stock,
    private readonly roundSeconds: number,
  ) {
    niceSession(process.pid, FIRST);
    try {
      setPriority(Math.max(HIGHEST, getPriority() + FIRST));
    } catch {
      // Then they come a little later, and the table says how much.
    }
  }

  /** Requests a second that the warm site serves at most: the mean of some rounds, each visitor asking again once answered. */
  async capacityOf(kind: Kind): Promise<number> {
    let served = 0;
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      const visitors = round < -WARM_UP_ROUNDS / 2 ? FEW : AT_A_TIME[kind];
      const { samples } = await this.come(kind, this.roundSeconds, { visitors });
      if (round < 0) continue;
      served += samples.filter(isServed).length;
      const errors = errorsOf(samples) || (served === 0 && 'nobody is served');
      if (errors) throw new Error(`There is no capacity to multiply: ${errors}.`);
    }
    return served / ROUNDS / this.roundSeconds;
  }

  /** `beside`: those who opened pages meanwhile and afterwards; `lateMs`: by how much visitors were late, 99 of 100 times. */
  async come(kind: Kind, seconds: number, how: How) {
    const { stock, run, next } = this;
    const { origin } = stock;
    const address = 'rate' in how ? how.address : undefined;
    const load = { origin, first: next[kind], ask: (n: number) => askOf(kind, stock, n, run, address) };
    const others = { origin, first: next.beside, ask: (n: number) => askOf('pages', stock, n, run) };
    const [before, zero] = [process.cpuUsage(), performance.now()];
    const late = monitorEventLoopDelay({ resolution: TURN_MS });
    late.enable();
    // They open pages while the load lasts and until they notice nothing any more; also while it is measured what reviews can be written.
    const isOver = (samples: readonly Sample[], now: number) =>
      now >= seconds * 1_000 && ('visitors' in how || isCalm(samples, seconds * 1_000, now));
    const watching =
      'visitors' in how && kind === 'pages' ? [] : atRate(others, BESIDE_RATE, seconds + WATCH_SECONDS, isOver);
    let samples: Sample[] = [];
    if ('visitors' in how) samples = await inTurn(load, how.visitors, { duration: seconds });
    else if (how.rate > 0) samples = await atRate(load, how.rate, seconds);
    else await delay(seconds * 1_000);
    const { user, system } = process.cpuUsage(before);
    const cores = (user + system) / 1_000 / (performance.now() - zero);
    const lateMs = Math.max(0, late.percentile(99) / 1e6 - TURN_MS);
    late.disable();
    const beside = await watching;
    // Those who were still on their way have a number too.
    next[kind] += samples.length + AT_A_TIME.reviews;
    next.beside += beside.length + AT_A_TIME.reviews;
    return { samples, beside, cores, lateMs };
  }
}
