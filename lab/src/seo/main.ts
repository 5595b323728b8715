import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, onEnd, ROOT, runCommand, StartError, startSite } from '@lawdex/infra/testing';
import type { RunningSite } from '@lawdex/infra/testing';
import { audit } from './audit.ts';
import { isClean, report } from './report.core.ts';

const USAGE =
  'npm run lab -- seo [--origin https://site.example --pages 50000 --rate 25 --firms 3000 | --import file.csv --json result.json]';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Below what the site allows one visitor: 300 requests in 10 seconds. */
const POLITE_RATE = 25;
/** A site of our own has no other visitors. */
const OWN_RATE = 1_000;
const PROGRESS_EVERY = 1_000;

function readOptions() {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
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
    const numbers = [values.pages, values.firms, values.examples, values.rate ?? '1'].map(Number);
    if (!numbers.every((number) => Number.isInteger(number) && number > 0))
      throw new Error('Numbers are whole and above 0.');
    if (values.origin !== undefined && !/^https?:\/\/[^/]+$/.test(values.origin)) {
      throw new Error('An origin is scheme and host, such as http://localhost:3000.');
    }
    return values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), [USAGE]);
  }
}

/** A site of our own, as a public one is run: its firms count as real ones. */
async function startOwn(firms: number, file: string | undefined): Promise<RunningSite> {
  if (file === undefined) return startSite({ seedSize: firms, env: { DEMO_DATA: 'false' }, say });
  const site = await startSite({ seedSize: 0, env: { DEMO_DATA: 'false' }, say });
  const command = [process.execPath, '--conditions=source', join(ROOT, 'infra/start.mjs'), 'import', file];
  const { ok, output } = await runCommand({ command, env: { ...process.env, DATA_DIR: site.dataDir } });
  say(output);
  if (ok) return site;
  await site.stop();
  throw new StartError(`${file} could not be imported.`);
}

async function run(): Promise<boolean> {
  const { origin, pages, rate, firms, examples, json, import: file } = readOptions();
  const site = origin === undefined ? await startOwn(Number(firms), file) : null;
  if (site) onEnd(() => void site.stop().finally(() => process.exit(130)));
  try {
    await site?.settled();
    const began = performance.now();
    let told = 0;
    const result = await audit({
      origin: site?.origin ?? origin ?? '',
      pages: Number(pages),
      rate: Number(rate ?? (site ? OWN_RATE : POLITE_RATE)),
      onProgress: (read, known) => {
        if (read < told + PROGRESS_EVERY) return;
        told = read;
        say(`  read ${read} of ${known} addresses`);
      },
    });
    say(`\n${report(result, Number(examples))}\n\n${Math.round((performance.now() - began) / 1_000)} s.`);
    if (json !== undefined) writeFileSync(json, JSON.stringify(result.checks, null, 2));
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
