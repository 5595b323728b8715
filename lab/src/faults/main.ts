import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { businessPath, categoryPath, searchPath } from '@lawdex/contracts';
import { startPostgres } from '@lawdex/infra/postgres';
import { explain, freePort, ROOT, SiteProcess } from '@lawdex/infra/testing';
import { outcomeOf } from '../kit/outcome.core.ts';
import { runDrill } from '../kit/run-drill.ts';
import { FaultDrill } from './drill.ts';
import { LiveFiles } from './live-files.ts';
import { tableOf } from './promises.core.ts';
import type { Line } from './promises.core.ts';
import { SmallDisk } from './small-disk.ts';
import { Visitors } from './visitors.ts';
import type { Pages } from './visitors.ts';
import { Writers } from './writers.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    /** Another checkout of Lawdex than this one. */
    checkout: { type: 'string', default: ROOT },
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
  },
});
const WRITERS = 4;
const BUSINESSES = 50;
const DISK_MB = 700;

const say = (line: string) => process.stdout.write(`${line}\n`);
const root = resolve(options.checkout);
const dataDir = mkdtempSync(join(tmpdir(), 'lawdex-faults-'));
const traceFile = `${dataDir}.ran`;
chmodSync(dataDir, 0o755);
const disk = SmallDisk.mount(dataDir, DISK_MB);
const releasesDir = join(dataDir, 'releases');
const port = await freePort();
const origin = `http://localhost:${port}`;
const site = new SiteProcess({
  dataDir,
  port,
  root,
  // The visitors come from one machine, and say in X-Forwarded-For who they are.
  env: { RELEASES_DIR: releasesDir, TRUSTED_PROXIES: '127.0.0.1,::1' },
});
let writers: Writers | null = null;
let visitors: Visitors | null = null;

async function cleanUp(): Promise<void> {
  disk?.free();
  await Promise.race([Promise.all([writers?.stop(), visitors?.stop()]), site.stop()]);
  await site.stop();
  // A start that was killed leaves its server to be adopted; nobody will.
  await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
  disk?.unmount();
  for (const path of [dataDir, traceFile]) rmSync(path, { recursive: true, force: true });
}

interface Found {
  id: string;
  name: string;
  slug: string;
  category: { slug: string };
}

async function findBusinesses(): Promise<Found[]> {
  const response = await fetch(`${origin}/api/businesses/search?limit=${BUSINESSES}`);
  const { businesses }: { businesses: Found[] } = JSON.parse(await response.text());
  return businesses;
}

const pagesOf = (businesses: readonly Found[]): Pages => ({
  home: ['/'],
  search: businesses.map(({ name }) => searchPath({ query: name })),
  business: businesses.map(({ slug }) => businessPath(slug)),
  category: [...new Set(businesses.map(({ category }) => categoryPath(category.slug)))],
});

async function run(): Promise<Line[]> {
  if (process.platform !== 'linux') throw new Error('Connections from several addresses need Linux.');
  const built = join(root, 'releases');
  mkdirSync(releasesDir);
  if (existsSync(built)) cpSync(built, releasesDir, { recursive: true });
  say('Starting a site with 300 businesses');
  await site.start();
  const businesses = await findBusinesses();
  const pages = pagesOf(businesses);
  writers = new Writers({ origin, businessIds: businesses.map(({ id }) => id) }, WRITERS);
  visitors = new Visitors(origin, pages);
  const files = new LiveFiles({ releasesDir, registryFile: join(dataDir, 'registry.json'), traceFile });
  const samples = Object.values(pages).map((paths) => paths[0] ?? '/');
  const drill = new FaultDrill({ site, origin, port, writers, visitors, files, disk, samples, say });
  try {
    await drill.all();
  } catch (error) {
    say(site.output);
    say(explain(error));
    drill.lines.push({ promise: 'ended', subject: 'the drill', seen: 'did not run to its end', ok: false });
  }
  return drill.lines;
}

await runDrill({
  command: 'npm run lab -- faults',
  record: options.record,
  run: async () => outcomeOf(await run(), tableOf),
  cleanUp,
  output: () => site.output,
  say,
});
