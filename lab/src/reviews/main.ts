import { parseArgs } from 'node:util';
import { explain, LIFTED_HOLDS, LIFTED_LIMITS } from '@lawdex/infra/testing';
import { table } from '../kit/figures.core.ts';
import { Findings } from '../kit/findings.ts';
import { businessesOf, say, withTrialSite } from '../kit/trial-site.ts';
import type { Outcome, Trial } from '../kit/trial-site.ts';
import { ReviewsDrill } from './drill.ts';
import { FLOODS } from './floods.ts';
import { PROMISES } from './promises.core.ts';

// npm run lab -- reviews: floods and crowds write reviews of a site that has the limits of every site.
const { values: options } = parseArgs({
  options: {
    /** Writes the tables into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
  },
});

const LIMITS = Object.keys({ ...LIFTED_LIMITS, ...LIFTED_HOLDS }).filter((name) => /^(MAX_WRITES|HOLD)_/.test(name));
const HEAD = [
  'sent',
  'firms',
  'refused',
  'acknowledged',
  'shown at once',
  'later',
  'rating before',
  'at once',
  'later',
];

async function run({ site, origin, dataDir }: Trial): Promise<Outcome> {
  say('Starting a site with 300 businesses');
  await site.start();
  // Other ratings could hide that they were moved.
  const firms = (await businessesOf(origin)).filter(
    ({ rating, reviewCount }) => Number(rating) >= 4 && reviewCount >= 6 && reviewCount <= 10,
  );
  const findings = new Findings(PROMISES, say);
  const drill = new ReviewsDrill({ site, origin, dataDir, firms, findings });
  try {
    await drill.all();
  } catch (error) {
    say(site.output);
    say(explain(error));
    findings.note('once', 'the drill did not run to its end', false);
  }
  const rows = [...drill.sent].map(([name, { firms: about, refused, acknowledged, shown, ratings }]) => [
    ...[FLOODS[name].name, about.length, refused, acknowledged, ...shown].map(String),
    ...ratings.map((rating) => rating.toFixed(1)),
  ]);
  return { hold: findings.hold, report: `${table(HEAD, rows)}\n\n${findings.report}` };
}

await withTrialSite(
  {
    ...{ command: 'npm run lab -- reviews', record: options.record },
    env: () => Object.fromEntries(LIMITS.map((name) => [name, ''])),
  },
  run,
);
