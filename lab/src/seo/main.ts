import { say, StartError } from '@lawdex/infra/testing';
import { optionsOf } from '../kit/options.ts';
import { commandOn, siteWithFirms } from '../kit/site.ts';
import { audit, isClean, report } from './audit.ts';

const values = optionsOf('seo');

// A site of others is asked less than it allows one visitor (300 in 10 seconds).
const { pages, rate = values.origin === undefined ? '1000' : '25' } = values;

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
const result = await audit({ origin, pages: Number(pages), rate: Number(rate) });
say(`\n${report(result, Number(values.examples))}\n\n${Math.round(performance.now() / 1_000)} s.`);
process.exitCode = isClean(result) ? 0 : 1;
