import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Category, CitySummary } from '@lawdex/contracts';
import { ROOT } from '@lawdex/infra/testing';
import { Findings } from '../kit/findings.ts';
import { businessesOf, readWhenThere, say, withTrialSite } from '../kit/trial-site.ts';
import type { Outcome, Trial } from '../kit/trial-site.ts';
import { Drill } from './drill.ts';
import { NEIGHBOURS } from './neighbours.core.ts';
import { besideBusyNeighbour, besideGreedyVisitor } from './neighbours.ts';
import { fallen, report } from './report.core.ts';
import { LOADS } from './targets.core.ts';
import { GeneratorProcess } from './visitors/generator-process.ts';
import type { Kind, Stock } from './visitors/visits.core.ts';

// npm run lab -- overload: far more visitors than the site can serve, and what it does for them.
const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    /** A minute instead of six: for who works on it. */
    short: { type: 'boolean', default: false },
    /** Only pages, reviews, busy (neighbours) or greedy (visitors). */
    only: { type: 'string' },
    /** Length of each load, in place of 30 or, with --short, 5. */
    seconds: { type: 'string' },
    /** Multiples of the capacity, such as 1.5,20. */
    loads: { type: 'string', default: LOADS.join(',') },
    /** Another checkout of Lawdex than this one. */
    checkout: { type: 'string', default: ROOT },
    /** Writes the result to this file too. */
    json: { type: 'string' },
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
  },
});

const KINDS: readonly Kind[] = ['pages', 'reviews'];
const isWanted = (part: string) => options.only === undefined || options.only === part;
const kinds = KINDS.filter(isWanted);
const BUSINESSES = 3_000;
const loads = options.loads.split(',').map(Number);
const seconds = Number(options.seconds ?? (options.short ? 5 : 30));
const roundSeconds = options.short ? 2 : 4;

/** Everything that visitors ask for. */
async function stockOf(origin: string): Promise<Stock> {
  const categories = await readWhenThere<Category[]>(`${origin}/api/categories`);
  const cities = await readWhenThere<CitySummary[]>(`${origin}/api/cities?limit=50`);
  return {
    origin,
    categories: categories.map(({ name }) => name),
    cities: [...new Set(cities.map(({ city }) => city))],
    businessIds: (await businessesOf(origin)).map(({ id }) => id),
  };
}

async function run({ site, origin, dataDir, atEnd }: Trial): Promise<Outcome> {
  const visitors = new GeneratorProcess();
  atEnd(() => visitors.stop());
  say(`Starting a site with ${BUSINESSES} businesses`);
  await site.start();
  const stock = await stockOf(origin);
  const drill = new Drill({ site, stock, visitors, kinds, loads, seconds, roundSeconds, say });
  const result = await drill.all();
  const findings = new Findings(NEIGHBOURS, say);
  const neighbours = { drill, findings, dataDir, pidOf: (name: string) => site.pidOf(name), seconds };
  if (isWanted('greedy')) await besideGreedyVisitor(neighbours);
  if (isWanted('busy')) await besideBusyNeighbour(neighbours);
  if (options.json) writeFileSync(options.json, JSON.stringify(result, null, 2));
  return {
    report: `${seconds} s each.\n\n${report(result)}\n\n${findings.report}`,
    hold: fallen(result).length === 0 && findings.all.every(({ ok }) => ok),
  };
}

await withTrialSite(
  {
    ...{ command: 'npm run lab -- overload', record: options.record, root: resolve(options.checkout) },
    env: () => ({ DEMO_FIRMS: String(BUSINESSES) }),
  },
  run,
);
