import { databaseUrl, described, readConfig, run } from '@lawdex/svc-kit';
import pg from 'pg';
import { readPopularSearches } from './popular-searches.ts';
import { seedPopularSearches } from './seed.sql.ts';

run(async () => {
  const { DATABASE_URL } = readConfig({
    DATABASE_URL: described('The database that is filled, if it is empty.', databaseUrl()),
  });
  const client = new pg.Client({ connectionString: DATABASE_URL, application_name: 'seed' });
  await client.connect();
  try {
    const { rowCount } = await client.query(seedPopularSearches, [readPopularSearches()]);
    process.stdout.write(
      rowCount
        ? `Demo data: ${rowCount} popular searches.\n`
        : 'There are popular searches already: no demo data was added.\n',
    );
  } finally {
    await client.end();
  }
});
