import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SearchResponse } from '@lawdex/contracts';
import { everyReviewOnce, exactAggregates } from '../faults/proofs.ts';
import type { OwnTopology } from '../prod/own-topology.ts';
import { holds, lineOf } from './tally.core.ts';
import type { Line } from './tally.core.ts';
import { Visitors } from './visitors.ts';

const WARM_MS = 5_000;
/** What a step leaves behind shows in this time. */
const AFTER_MS = 4_000;
const BUSINESSES = 50;
const PATIENCE_S = 120;

/** Steps of a drill, each measured by what visitors meet during it. */
export class Rounds {
  readonly lines: Line[] = [];
  private readonly visitors: Visitors;
  private readonly own: OwnTopology;
  private readonly say: (line: string) => void;

  private constructor(visitors: Visitors, own: OwnTopology, say: (line: string) => void) {
    this.visitors = visitors;
    this.own = own;
    this.say = say;
  }

  /** On a topology that runs; visitors come from now on. */
  static async begin(own: OwnTopology, say: (line: string) => void): Promise<Rounds> {
    const { origin } = own.topology;
    const visitors = new Visitors(origin, await findBusinesses(origin));
    await delay(WARM_MS);
    return new Rounds(visitors, own, say);
  }

  /** `work` answers whether what was replaced ended by itself, and well. */
  async step(name: string, work: () => Promise<boolean>): Promise<void> {
    const { visitors } = this;
    const from = visitors.now;
    const endedWell = await work();
    const seconds = (visitors.now - from) / 1000;
    await delay(AFTER_MS);
    const until = visitors.now;
    await visitors.everybodyServed();
    const line = lineOf({ name, from, until, seconds, endedWell }, visitors.visits);
    const met = holds(line) ? 'nobody lost' : line.lost.join('\n    ') || 'it did not end well, or nobody came';
    this.say(`  ${name.padEnd(28)} back after ${seconds.toFixed(1)} s, ${met}`);
    this.lines.push(line);
  }

  /** What was written meanwhile, held against the database; answers what is wrong. */
  async end(): Promise<string[]> {
    await this.visitors.stop();
    const url = readFileSync(join(this.own.dataDir, 'run-secrets/directory_database_url'), 'utf8').trim();
    const proofs = [
      await everyReviewOnce(url, this.visitors.acknowledged, this.visitors.unacknowledged),
      await exactAggregates(url),
    ];
    for (const { claim, violations } of proofs) this.say(`${violations.length === 0 ? 'holds ' : 'BROKEN'} ${claim}`);
    return proofs.flatMap(({ violations }) => violations);
  }

  async stop(): Promise<void> {
    await this.visitors.stop();
  }
}

/** A machine that is busy with something else may refuse at first, and the index follows what was seeded. */
async function findBusinesses(origin: string): Promise<SearchResponse['businesses']> {
  for (let tries = 0; tries < PATIENCE_S; tries += 1) {
    const found = await fetch(`${origin}/api/businesses/search?limit=${BUSINESSES}`);
    const { businesses = [] } = (await found.json()) as Partial<SearchResponse>;
    if (businesses.length === BUSINESSES) return businesses;
    await delay(1000);
  }
  throw new Error(`Search does not find ${BUSINESSES} businesses within ${PATIENCE_S} s.`);
}
