import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@lawdex/infra/postgres';
import { explain, freePort, onEnd, ROOT, SiteProcess } from '@lawdex/infra/testing';
import { machine, writeFigures } from '../kit/write-figures.ts';
import { Drill } from './drill.ts';
import { GeneratorProcess } from './generator-process.ts';
import { fallen, report } from './report.core.ts';
import { readStock } from './stock.ts';
import { LOADS } from './targets.core.ts';
import type { Kind } from './visits.core.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    /** A minute instead of six: for who works on it. */
    short: { type: 'boolean', default: false },
    /** Only pages, or only reviews. */
    only: { type: 'string' },
    /** Of each load, in place of 30 or, with --short, 5. */
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
const kinds = KINDS.filter((kind) => options.only === undefined || options.only === kind);
const BUSINESSES = 3_000;
const loads = options.loads.split(',').map(Number);
const seconds = Number(options.seconds ?? (options.short ? 5 : 30));
const roundSeconds = options.short ? 2 : 4;
const say = (line: string) => process.stdout.write(`${line}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'lawdex-drill-'));
// As root, PostgreSQL runs under another account, which has to get in.
chmodSync(dataDir, 0o755);
const port = await freePort();
const site = new SiteProcess({
  dataDir,
  port,
  root: resolve(options.checkout),
  // The visitors come from one machine, and say in X-Forwarded-For who they are.
  env: { DEMO_FIRMS: String(BUSINESSES), TRUSTED_PROXIES: '127.0.0.1' },
});
const visitors = new GeneratorProcess();

async function cleanUp(): Promise<void> {
  visitors.stop();
  await site.stop();
  await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  if (process.platform !== 'linux') throw new Error('Memory is read from /proc, which only Linux has.');
  say(`Starting a site with ${BUSINESSES} businesses`);
  await site.start();
  const stock = await readStock(`http://localhost:${port}`);
  const result = await new Drill({ site, stock, visitors, kinds, loads, seconds, roundSeconds, say }).all();
  const text = `${machine()}; ${seconds} s each.\n\n${report(result)}`;
  say(`\n${text}`);
  if (options.json) writeFileSync(options.json, JSON.stringify(result, null, 2));
  if (options.record) await writeFigures('docs/RELIABILITY.md', 'npm run lab -- overload', text);
  return fallen(result).length === 0;
}

onEnd(() => void cleanUp().finally(() => process.exit(130)));
let holds = false;
try {
  holds = await run();
} catch (error) {
  say(explain(error));
} finally {
  await cleanUp();
}
process.exit(holds ? 0 : 1);
