import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '@lawdex/infra/testing';
import { commandOn, say, siteWithFirms } from '../kit/site.ts';
import { audit, isClean, report } from './index.ts';

// npm run lab -- seo: what crawlers find on the whole site; fails unless it is nothing that is wrong.
const { values } = parseArgs({
  options: {
    /** A site that runs; one of demo firms, as a site with real ones would be, is started without. */
    origin: { type: 'string' },
    pages: { type: 'string', default: '50000' },
    /** Requests in a second: below what the site allows one visitor (300 in 10 seconds), but for a site of our own. */
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
const POLITE_RATE = '25';
const OWN_RATE = '1000';
const PROGRESS_EVERY = 1_000;

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new StartError(`--${name} is a whole number above 0.`);
  return value;
}

if (values.origin !== undefined && !/^https?:\/\/[^/]+$/.test(values.origin))
  throw new StartError('--origin is scheme and host, such as http://localhost:3000.');
const options = {
  pages: wholeNumber('pages', values.pages),
  rate: wholeNumber('rate', values.rate ?? (values.origin === undefined ? OWN_RATE : POLITE_RATE)),
  onProgress: (read: number, known: number) => {
    if (read % PROGRESS_EVERY === 0) say(`  read ${read} of ${known} addresses`);
  },
};
const [firms, examples] = [wholeNumber('firms', values.firms), wholeNumber('examples', values.examples)];

/** A site of our own is run as a public one: its firms count as real ones. */
async function ownSite(): Promise<string> {
  const site = await siteWithFirms(values.import === undefined ? firms : 0, { env: { DEMO_DATA: 'false' } });
  if (values.import !== undefined) {
    const { ok, output } = await commandOn(site.dataDir, 'import', values.import);
    say(output);
    if (!ok) throw new StartError(`${values.import} could not be imported.`);
  }
  await site.settled();
  return site.origin;
}

const origin = values.origin ?? (await ownSite());
const began = performance.now();
const result = await audit({ origin, ...options });
say(`\n${report(result, examples)}\n\n${Math.round((performance.now() - began) / 1_000)} s.`);
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(result.checks, null, 2));
process.exitCode = isClean(result) ? 0 : 1;
