import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, onEnd, ROOT, runCommand, StartError } from '@lawdex/infra/testing';
import type { RunningSite } from '@lawdex/infra/testing';
import { say, siteWithFirms } from '../kit/site.ts';
import { audit, isClean, report } from './index.ts';

// npm run lab -- seo: what crawlers find on the whole site; fails unless it is nothing that is wrong.
const { values } = parseArgs({
  options: {
    /** A site that runs; one of demo firms, as a site with real ones would be, is started without. */
    origin: { type: 'string' },
    pages: { type: 'string', default: '50000' },
    /** Requests in a second. */
    rate: { type: 'string' },
    /** Size of the site that is started. */
    firms: { type: 'string', default: '3000' },
    /** Organisations of this file in place of demo firms. */
    import: { type: 'string' },
    /** Shown of each check. */
    examples: { type: 'string', default: '8' },
    /** Writes all findings to this file too. */
    json: { type: 'string' },
  },
});
/** Below what the site allows one visitor: 300 requests in 10 seconds. */
const POLITE_RATE = 25;
/** A site of our own has no other visitors. */
const OWN_RATE = 1_000;
const PROGRESS_EVERY = 1_000;

function numberOf(name: 'pages' | 'rate' | 'firms' | 'examples', usual?: number): number {
  const value = Number(values[name] ?? usual);
  if (!Number.isInteger(value) || value < 1) throw new StartError(`--${name} is a whole number above 0.`);
  return value;
}

/** A site of our own, as a public one is run: its firms count as real ones. */
async function startOwn(file: string | undefined): Promise<RunningSite> {
  const site = await siteWithFirms(file === undefined ? numberOf('firms') : 0, { env: { DEMO_DATA: 'false' } });
  if (file === undefined) return site;
  const command = [process.execPath, '--conditions=source', join(ROOT, 'infra/start.mjs'), 'import', file];
  const { ok, output } = await runCommand({ command, env: { ...process.env, DATA_DIR: site.dataDir } });
  say(output);
  if (ok) return site;
  await site.stop();
  throw new StartError(`${file} could not be imported.`);
}

async function run(): Promise<boolean> {
  if (values.origin !== undefined && !/^https?:\/\/[^/]+$/.test(values.origin))
    throw new StartError('--origin is scheme and host, such as http://localhost:3000.');
  const site = values.origin === undefined ? await startOwn(values.import) : null;
  if (site) onEnd(() => void site.stop().finally(() => process.exit(130)));
  try {
    await site?.settled();
    const began = performance.now();
    let told = 0;
    const result = await audit({
      origin: site?.origin ?? values.origin ?? '',
      pages: numberOf('pages'),
      rate: numberOf('rate', site ? OWN_RATE : POLITE_RATE),
      onProgress: (read, known) => {
        if (read < told + PROGRESS_EVERY) return;
        told = read;
        say(`  read ${read} of ${known} addresses`);
      },
    });
    say(`\n${report(result, numberOf('examples'))}\n\n${Math.round((performance.now() - began) / 1_000)} s.`);
    if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(result.checks, null, 2));
    return isClean(result);
  } finally {
    await site?.stop();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 2;
}
// Services that were stopped may leave a timer or two.
process.exit();
