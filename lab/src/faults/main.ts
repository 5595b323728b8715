import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@lawdex/infra/testing';
import { pagesOf } from '../kit/readers.ts';
import { drill } from '../kit/drill.ts';
import { optionsOf } from '../kit/options.ts';
import { everyReviewOnce, exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { businessesOf } from '../kit/site.ts';
import { partsOf, PATIENCE_MS } from './parts.ts';

// npm run lab -- faults: one thing after the other is broken while reviews are posted and pages are opened.
const options = optionsOf('faults');
const WRITERS = 4;
const BUSINESSES = 50;

function copyReleases(dataDir: string): string {
  const [built, releasesDir] = [join(ROOT, 'releases'), join(dataDir, 'releases')];
  mkdirSync(releasesDir);
  if (existsSync(built)) cpSync(built, releasesDir, { recursive: true });
  return releasesDir;
}

await drill(
  {
    ...{ name: 'faults', firms: 300, diskMegabytes: 700 },
    env: (dataDir) => ({ RELEASES_DIR: copyReleases(dataDir) }),
  },
  async (drilled) => {
    const { site, findings, origin } = drilled;
    const businesses = await businessesOf(origin, BUSINESSES);
    const pages = pagesOf(businesses);
    const writers = drilled.writers(businesses, WRITERS);
    const visitors = drilled.readers({ pages, perSecond: 4, patienceMs: PATIENCE_MS });
    const samples = Object.values(pages).map((paths) => paths[0] ?? '/');
    const { parts, calm } = partsOf({ drilled, people: { writers, visitors }, samples });
    const wanted = options.only?.split(',');
    const named = Object.entries(parts).filter(([name]) => wanted?.includes(name.split(' ')[0] ?? '') ?? true);
    if (named.length === 0) throw new Error(`There is no part ${options.only}, but ${Object.keys(parts).join(', ')}.`);
    for (const [, part] of named) {
      await calm();
      await part(Date.now());
    }
    await writers.stop();
    findings.noteProof('notRefused', { claim: `${writers.retries} sent again`, violations: writers.refused });
    findings.noteProof('once', await everyReviewOnce(site, writers.acknowledged));
    findings.noteProof('aggregates', await exactAggregates(site));
    findings.noteProof('index', await indexAgrees(site));
    await visitors.stop();
    const code = await site.stop();
    findings.note('ended', `exit code ${code}`, code === 0, 'npm start');
  },
);
