import { formatCount } from '@lawdex/contracts';
import { databaseUrl, described, integer, readConfig, run, say, withClient } from '@lawdex/svc-kit';
import { writeDemoData } from './write-demo-data.ts';

run(async () => {
  const config = readConfig({
    DATABASE_URL: described('The database that is filled, if it is empty.', databaseUrl()),
    DEMO_FIRMS: described('How many fictional firms.', integer({ min: 1, max: 3000, fallback: 3000 })),
  });
  const started = process.hrtime.bigint();
  const outcome = await withClient('seed', config.DATABASE_URL, (client) => writeDemoData(client, config.DEMO_FIRMS));
  const seconds = (Number(process.hrtime.bigint() - started) / 1e9).toFixed(1);
  say(
    outcome.kind === 'not-empty'
      ? 'The directory already holds firms: no demo data was added.'
      : `Demo data: ${formatCount(outcome.businesses)} fictional firms and ${formatCount(outcome.reviews)} reviews in ${seconds} s.`,
  );
});
