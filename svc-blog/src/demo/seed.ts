import { fileURLToPath } from 'node:url';
import { databaseUrl, described, readConfig, run, say, systemClock, withDataSource } from '@lawdex/svc-kit';
import { CONTENT_FOLDER } from '../content.ts';
import { SCHEMA } from '../database.ts';
import { writeDemoPosts } from './write-demo-posts.ts';

run(async () => {
  const { DATABASE_URL } = readConfig({
    DATABASE_URL: described('The database that is filled, if it is empty.', databaseUrl()),
  });
  const outcome = await withDataSource({ ...SCHEMA, service: 'seed', url: DATABASE_URL }, (db) =>
    writeDemoPosts(db, fileURLToPath(CONTENT_FOLDER), systemClock()),
  );
  say(
    outcome.kind === 'not-empty'
      ? 'The blog already holds posts: no demo data was added.'
      : `Demo data: ${outcome.posts} blog posts by ${outcome.authors} authors.`,
  );
});
