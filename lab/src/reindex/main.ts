import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchResponse } from '@lawdex/contracts';
import { startPostgres } from '@lawdex/infra/postgres';
import { explain, freePort, SiteProcess, until } from '@lawdex/infra/testing';
import { SmallDisk } from '../faults/small-disk.ts';
import { Writers } from '../faults/writers.ts';
import { outcomeOf } from '../kit/outcome.core.ts';
import { runDrill } from '../kit/run-drill.ts';
import { AdminPort } from './admin-port.ts';
import { ReindexDrill } from './drill.ts';
import { Meilisearch } from './meilisearch.ts';
import { tableOf } from './promises.core.ts';
import type { Line } from './promises.core.ts';
import { Searchers } from './searchers.ts';

// npm run lab -- reindex: rebuilds an index while visitors search and write, and breaks what can break. MEILI_BINARY: Meilisearch's, too.
const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
    firms: { type: 'string', default: '5000' },
  },
});
const SEARCHES_PER_SECOND = 50;
/** Each sends some seven reviews a second. */
const WRITERS = 3;
const BUSINESSES = 40;
// Room for what PostgreSQL keeps of its log (a gigabyte) beside the rows, twice over.
const DISK_MB = 3_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'lawdex-reindex-'));
chmodSync(dataDir, 0o755);
const disk = SmallDisk.mount(dataDir, DISK_MB);
const port = await freePort();
const origin = `http://localhost:${port}`;
const meilisearch = await Meilisearch.start();
const site = new SiteProcess({
  dataDir,
  port,
  env: { DEMO_FIRMS: options.firms, TRUSTED_PROXIES: '127.0.0.1,::1', ...meilisearch?.variables },
});
let writers: Writers | null = null;
let searchers: Searchers | null = null;

async function cleanUp(): Promise<void> {
  disk?.free();
  await Promise.race([Promise.all([writers?.stop(), searchers?.stop()]), site.stop()]);
  await site.stop();
  await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
  await meilisearch?.remove();
  disk?.unmount();
  rmSync(dataDir, { recursive: true, force: true });
}

async function findBusinesses(): Promise<SearchResponse['businesses']> {
  let found: SearchResponse['businesses'] = [];
  await until(async () => {
    const answer = await fetch(`${origin}/api/businesses/search?limit=${BUSINESSES}&sortBy=name`);
    found = ((await answer.json()) as Partial<SearchResponse>).businesses ?? [];
    return found.length === BUSINESSES;
  }, 120_000);
  return found;
}

async function killPostgres(): Promise<void> {
  process.kill(site.pidOf('postgres'), 'SIGKILL');
  await Promise.resolve();
}

async function run(): Promise<Line[]> {
  say(`Starting a site with ${options.firms} businesses${meilisearch ? ' and Meilisearch' : ''}`);
  await site.start();
  const businesses = await findBusinesses();
  const half = businesses.length / 2;
  writers = new Writers({ origin, businessIds: businesses.slice(0, half).map(({ id }) => id) }, WRITERS);
  searchers = new Searchers(
    origin,
    businesses.map(({ name }) => name),
    SEARCHES_PER_SECOND,
  );
  const drill = new ReindexDrill({
    ...{ site, origin, port, dataDir, writers, searchers, disk, say },
    engine: meilisearch ? 'meilisearch' : 'postgres',
    admin: new AdminPort(dataDir),
    // Whom nobody else writes about.
    firms: businesses.slice(half),
    killEngine: () => (meilisearch ? meilisearch.killAndRestart() : killPostgres()),
  });
  try {
    await drill.all();
  } catch (error) {
    say(site.output);
    say(explain(error));
    drill.lines.push({ promise: 'equal', seen: 'the drill did not run to its end', ok: false });
  }
  return drill.lines;
}

await runDrill({
  command: 'npm run lab -- reindex',
  record: options.record,
  run: async () => outcomeOf(await run(), tableOf),
  cleanUp,
  output: () => site.output,
  say,
});
