import { fileURLToPath } from 'node:url';
import { databaseUrl, described, readConfig, run, say, systemClock, withClient } from '@lawdex/svc-kit';
import { CONTENT_FOLDER } from '../content.ts';
import { writeDemoPosts } from './write-demo-posts.ts';

run(async () => {
  const { DATABASE_URL } = readConfig({
    DATABASE_URL: described('The database that is filled, if it is empty.', databaseUrl()),
  });
  const outcome = await withClient('seed', DATABASE_URL, (client) =>
    writeDemoPosts(client, fileURLToPath(CONTENT_FOLDER), systemClock()),
  );
  say(
    outcome.kind === 'not-empty'
      ? 'The blog already holds posts: no demo data was added.'
      : `Demo data: ${outcome.posts} blog posts by ${outcome.authors} authors.`,
  );
});
