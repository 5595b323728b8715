import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROMISES } from '../kit/findings.ts';
import { Crowd, pagesOf } from '../kit/crowd.ts';
import { COMMON_OPTIONS, drill } from '../kit/drill.ts';
import { everyReviewOnce, exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { businessesOf, withFirms } from '../kit/site.ts';
import { Writers } from '../kit/writers.ts';
import { LiveFiles } from './live-files.ts';
import { partsOf, PATIENCE_MS } from './parts.ts';

// npm run lab -- faults: one thing after the other is broken while reviews are posted and pages are opened.
const { values: options } = parseArgs({
  options: {
    ...COMMON_OPTIONS,
    /** Parts of it, separated by commas, such as kill,disk. */
    only: { type: 'string' },
  },
});
const FIRMS = 300;
const WRITERS = 4;
const BUSINESSES = 50;
const DISK_MB = 700;

function copyReleases(dataDir: string): string {
  const [built, releasesDir] = [join(resolve(options.checkout), 'releases'), join(dataDir, 'releases')];
  mkdirSync(releasesDir);
  if (existsSync(built)) cpSync(built, releasesDir, { recursive: true });
  return releasesDir;
}

await drill(
  {
    ...{ name: 'faults', promises: PROMISES.faults, options, diskMegabytes: DISK_MB },
    env: (dataDir) => ({ RELEASES_DIR: copyReleases(dataDir), ...withFirms(FIRMS) }),
  },
  async (trial) => {
    const { site, findings, origin, dataDir, atEnd } = trial;
    const businesses = await businessesOf(origin, BUSINESSES);
    const pages = pagesOf(businesses);
    const writers = new Writers({ origin, businessIds: businesses.map(({ id }) => id) }, WRITERS);
    const visitors = new Crowd({ origin, pages, perSecond: 4, patienceMs: PATIENCE_MS });
    const elsewhere = mkdtempSync(join(tmpdir(), 'lawdex-ran-'));
    atEnd(() => Promise.all([writers.stop(), visitors.stop()]));
    atEnd(() => rmSync(elsewhere, { recursive: true, force: true }));
    const [releasesDir, registryFile] = [join(dataDir, 'releases'), join(dataDir, 'registry.json')];
    const files = new LiveFiles({ releasesDir, registryFile, traceFile: join(elsewhere, 'ran') });
    const samples = Object.values(pages).map((paths) => paths[0] ?? '/');
    const { parts, calm } = partsOf({ ...trial, writers, visitors, files, samples });
    const wanted = options.only?.split(',');
    const named = Object.entries(parts).filter(([name]) => wanted?.includes(name.split(' ')[0] ?? '') ?? true);
    if (named.length === 0) throw new Error(`There is no part ${options.only}, but ${Object.keys(parts).join(', ')}.`);
    for (const [, part] of named) {
      await calm();
      await part(Date.now());
    }
    await writers.stop();
    findings.noteProof('notRefused', { claim: `${writers.retries} sent again`, violations: writers.refused });
    const [directory, search] = [site.databaseUrl('lawdex_directory'), site.databaseUrl('lawdex_search')];
    findings.noteProof('once', await everyReviewOnce(directory, writers.acknowledged));
    findings.noteProof('aggregates', await exactAggregates(directory));
    findings.noteProof('index', await indexAgrees(directory, search));
    await visitors.stop();
    const code = await site.stop();
    findings.note('ended', `exit code ${code}`, code === 0, 'npm start');
  },
);
