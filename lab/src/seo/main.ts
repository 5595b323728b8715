import { say, StartError } from '@lawdex/infra/testing';
import { optionsOf } from '../kit/options.ts';
import { commandOn, siteWithFirms } from '../kit/site.ts';
import { audit, isClean, report } from './audit.ts';

// npm run lab -- seo: what crawlers find on the whole site; fails unless it is nothing that is wrong.
const values = optionsOf('seo');

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new StartError(`--${name} is a whole number above 0.`);
  return value;
}

if (values.origin !== undefined && !/^https?:\/\/[^/]+$/.test(values.origin))
  throw new StartError('--origin is scheme and host, such as http://localhost:3000.');
const pages = wholeNumber('pages', values.pages);
// A site of others is asked less than it allows one visitor (300 in 10 seconds).
const rate = wholeNumber('rate', values.rate ?? (values.origin === undefined ? '1000' : '25'));

/** A site of our own is run as a public one: its firms count as real ones. */
async function ownSite(): Promise<string> {
  const site = await siteWithFirms(values.import === undefined ? 3_000 : 0, { env: { DEMO_DATA: 'false' } });
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
const result = await audit({ origin, pages, rate });
const text = report(result, wholeNumber('examples', values.examples));
say(`\n${text}\n\n${Math.round((performance.now() - began) / 1_000)} s.`);
process.exitCode = isClean(result) ? 0 : 1;
