import { parseArgs } from 'node:util';
import type { SearchResponse } from '@lawdex/contracts';
import { explain, until } from '@lawdex/infra/testing';
import { multiplyFirms } from '../firms/multiply.ts';
import { Crowd } from '../kit/crowd.ts';
import { Findings } from '../kit/findings.ts';
import { businessesOf, readWhenThere, say, withTrialSite } from '../kit/trial-site.ts';
import type { Outcome, Trial } from '../kit/trial-site.ts';
import { Writers } from '../kit/writers.ts';
import { AdminPort } from './admin-port.ts';
import { ReindexDrill, SEARCH_PATIENCE_MS } from './drill.ts';
import { Meilisearch } from './meilisearch.ts';
import { PROMISES } from './promises.core.ts';

// npm run lab -- reindex: an index is rebuilt while visitors search and write, and things break. MEILI_BINARY: Meilisearch's, too.
const { values: options } = parseArgs({
  options: {
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
    /** Businesses of the site. */
    firms: { type: 'string', default: '5000' },
    /** Searches a second: fewer for a machine that others use. */
    searches: { type: 'string', default: '50' },
  },
});
/** Each sends some seven reviews a second. */
const WRITERS = 3;
const BUSINESSES = 40;
const INDEXED_WITHIN_MS = 300_000;
// Room for what PostgreSQL keeps of its log (a gigabyte) beside the rows, twice over.
const DISK_MB = 3_000;

const meilisearch = await Meilisearch.start();

const nothingFound = (content: string): string | null =>
  (JSON.parse(content) as { total?: number }).total ? null : 'nothing found';

async function run({ site, origin, port, dataDir, disk, atEnd }: Trial): Promise<Outcome> {
  atEnd(() => meilisearch?.remove());
  say(`Starting a site with ${options.firms} businesses${meilisearch ? ' and Meilisearch' : ''}`);
  await site.start();
  await multiplyFirms(site.databaseUrl('lawdex_directory'), Number(options.firms));
  const isIndexed = async () => {
    const { total } = await readWhenThere<SearchResponse>(`${origin}/api/businesses/search?limit=1`);
    return total >= Number(options.firms);
  };
  await until(isIndexed, INDEXED_WITHIN_MS);
  const businesses = await businessesOf(origin, BUSINESSES);
  const half = businesses.length / 2;
  const writers = new Writers({ origin, businessIds: businesses.slice(0, half).map(({ id }) => id) }, WRITERS);
  const searchers = new Crowd({
    origin,
    pages: {
      search: businesses.map(
        ({ name }, n) => `/api/businesses/search?query=${encodeURIComponent(name)}&limit=${n + 1}`,
      ),
    },
    ...{ perSecond: Number(options.searches), patienceMs: SEARCH_PATIENCE_MS, comesAgain: true, judge: nothingFound },
  });
  atEnd(() => Promise.all([writers.stop(), searchers.stop()]));
  const findings = new Findings(PROMISES, say);
  const drill = new ReindexDrill({
    ...{ site, origin, port, dataDir, writers, searchers, disk, findings },
    engine: meilisearch ? 'meilisearch' : 'postgres',
    admin: new AdminPort(dataDir),
    businesses: businesses.slice(half),
    killEngine: async () =>
      meilisearch ? meilisearch.killAndRestart() : void process.kill(site.pidOf('postgres'), 'SIGKILL'),
  });
  try {
    await drill.all();
  } catch (error) {
    say(site.output);
    say(explain(error));
    findings.note('equal', 'the drill did not run to its end', false);
  }
  return findings;
}

await withTrialSite(
  {
    ...{ command: 'npm run lab -- reindex', record: options.record, diskMegabytes: DISK_MB },
    env: () => ({ DEMO_FIRMS: '3000', ...meilisearch?.variables }),
  },
  run,
);
