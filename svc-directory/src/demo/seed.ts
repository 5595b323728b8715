import { databaseUrl, described, integer, readConfig, run } from '@lawdex/svc-kit';
import pg from 'pg';
import { writeDemoData } from './write-demo-data.ts';

const number = (value: number): string => value.toLocaleString('en-US');

run(async () => {
  const config = readConfig({
    DATABASE_URL: described('The database that is filled, if it is empty.', databaseUrl()),
    DEMO_FIRMS: described('How many fictional firms.', integer({ min: 1, max: 2_000_000, fallback: 3000 })),
  });
  const client = new pg.Client({ connectionString: config.DATABASE_URL, application_name: 'seed' });
  await client.connect();
  try {
    const started = process.hrtime.bigint();
    const outcome = await writeDemoData(client, config.DEMO_FIRMS, (businesses) => {
      if (businesses % 50_000 === 0 && businesses > 0) process.stderr.write(`demo data: ${number(businesses)} firms\n`);
    });
    const seconds = (Number(process.hrtime.bigint() - started) / 1e9).toFixed(1);
    process.stdout.write(
      outcome.kind === 'not-empty'
        ? 'The directory already holds firms: no demo data was added.\n'
        : `Demo data: ${number(outcome.businesses)} fictional firms and ${number(outcome.reviews)} reviews in ${seconds} s.\n`,
    );
  } finally {
    await client.end();
  }
});
