import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, ROOT } from '@lawdex/infra/testing';
import { Crowd, pagesOf } from '../kit/crowd.ts';
import { Findings } from '../kit/findings.ts';
import { businessesOf, say, withTrialSite } from '../kit/trial-site.ts';
import type { Outcome, Trial } from '../kit/trial-site.ts';
import { Writers } from '../kit/writers.ts';
import { FaultDrill, PATIENCE_MS } from './drill.ts';
import { LiveFiles } from './live-files.ts';
import { PROMISES } from './promises.core.ts';

// npm run lab -- faults: one thing after the other is broken while reviews are posted and pages are opened.
const { values: options } = parseArgs({
  options: {
    /** Another checkout of Lawdex than this one. */
    checkout: { type: 'string', default: ROOT },
    /** Parts of it, separated by commas, such as kill,disk. */
    only: { type: 'string' },
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
  },
});
const WRITERS = 4;
const BUSINESSES = 50;
const DISK_MB = 700;

const root = resolve(options.checkout);
const elsewhere = mkdtempSync(join(tmpdir(), 'lawdex-releases-'));

async function run({ site, origin, port, dataDir, disk, atEnd }: Trial): Promise<Outcome> {
  atEnd(() => rmSync(elsewhere, { recursive: true, force: true }));
  const releasesDir = join(dataDir, 'releases');
  mkdirSync(releasesDir);
  const built = join(root, 'releases');
  if (existsSync(built)) cpSync(built, releasesDir, { recursive: true });
  say('Starting a site with 300 businesses');
  await site.start();
  const businesses = await businessesOf(origin, BUSINESSES);
  const pages = pagesOf(businesses);
  const writers = new Writers({ origin, businessIds: businesses.map(({ id }) => id) }, WRITERS);
  const visitors = new Crowd({ origin, pages, perSecond: 4, patienceMs: PATIENCE_MS });
  atEnd(() => Promise.all([writers.stop(), visitors.stop()]));
  const registryFile = join(dataDir, 'registry.json');
  const files = new LiveFiles({ releasesDir, registryFile, traceFile: join(elsewhere, 'ran') });
  const samples = Object.values(pages).map((paths) => paths[0] ?? '/');
  const findings = new Findings(PROMISES, say);
  try {
    await new FaultDrill({ site, origin, port, writers, visitors, files, disk, samples, findings }).run(
      options.only?.split(','),
    );
  } catch (error) {
    say(site.output);
    say(explain(error));
    findings.note('ended', 'did not run to its end', false, 'the drill');
  }
  return findings;
}

await withTrialSite(
  {
    ...{ command: 'npm run lab -- faults', record: options.record, root, diskMegabytes: DISK_MB },
    env: (dataDir) => ({ RELEASES_DIR: join(dataDir, 'releases') }),
  },
  run,
);
