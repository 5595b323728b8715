import { databaseUrl, described, readConfig, run, say, withClient } from '@lawdex/svc-kit';
import POPULAR from './popular-searches.json' with { type: 'json' };
import { seedPopularSearches } from './seed.sql.ts';

run(async () => {
  const { DATABASE_URL } = readConfig({
    DATABASE_URL: described('The database that is filled, if it is empty.', databaseUrl()),
  });
  const { rowCount } = await withClient('seed', DATABASE_URL, (client) =>
    client.query(seedPopularSearches, [JSON.stringify(POPULAR)]),
  );
  say(
    rowCount
      ? `Demo data: ${rowCount} popular searches.`
      : 'There are popular searches already: no demo data was added.',
  );
});
