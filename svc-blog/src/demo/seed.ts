import { fileURLToPath } from 'node:url';
import { databaseUrl, described, readConfig, run, systemClock } from '@lawdex/svc-kit';
import pg from 'pg';
import { CONTENT_FOLDER } from '../content.ts';
import { writeDemoPosts } from './write-demo-posts.ts';

run(async () => {
  const { DATABASE_URL } = readConfig({
    DATABASE_URL: described('The database that is filled, if it is empty.', databaseUrl()),
  });
  const client = new pg.Client({ connectionString: DATABASE_URL, application_name: 'seed' });
  await client.connect();
  try {
    const outcome = await writeDemoPosts(client, fileURLToPath(CONTENT_FOLDER), systemClock());
    process.stdout.write(
      outcome.kind === 'not-empty'
        ? 'The blog already holds posts: no demo data was added.\n'
        : `Demo data: ${outcome.posts} blog posts by ${outcome.authors} authors.\n`,
    );
  } finally {
    await client.end();
  }
});
