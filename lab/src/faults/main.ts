import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pagesOf } from '../kit/crowd.ts';
import { COMMON_OPTIONS, drill } from '../kit/drill.ts';
import { everyReviewOnce, exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { businessesOf } from '../kit/site.ts';
import { partsOf, PATIENCE_MS } from './parts.ts';

// npm run lab -- faults: one thing after the other is broken while reviews are posted and pages are opened.
const { values: options } = parseArgs({
  options: {
    ...COMMON_OPTIONS,
    /** Parts of it, separated by commas, such as kill,disk. */
    only: { type: 'string' },
  },
});
const WRITERS = 4;
const BUSINESSES = 50;

function copyReleases(dataDir: string): string {
  const [built, releasesDir] = [join(resolve(options.checkout), 'releases'), join(dataDir, 'releases')];
  mkdirSync(releasesDir);
  if (existsSync(built)) cpSync(built, releasesDir, { recursive: true });
  return releasesDir;
}

await drill(
  {
    ...{ name: 'faults', options, firms: 300, diskMegabytes: 700 },
    env: (dataDir) => ({ RELEASES_DIR: copyReleases(dataDir) }),
  },
  async (trial) => {
    const { site, findings, origin } = trial;
    const businesses = await businessesOf(origin, BUSINESSES);
    const pages = pagesOf(businesses);
    const writers = trial.writers(businesses, WRITERS);
    const visitors = trial.crowd({ pages, perSecond: 4, patienceMs: PATIENCE_MS });
    const samples = Object.values(pages).map((paths) => paths[0] ?? '/');
    const { parts, calm } = partsOf({ trial, people: { writers, visitors }, samples });
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
