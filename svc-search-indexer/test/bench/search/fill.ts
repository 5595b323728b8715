import type pg from 'pg';
import { changed, categoryChanged } from '../../businesses.ts';
import { CATEGORIES } from '@lawdex/search-language/testing';
import { corpus } from '../../corpus.ts';
import { onServer, type BenchDatabase } from './database.ts';
import { MANY_CITIES } from './many-cities.ts';
import type { ServiceProcess } from '../../service-process.ts';

// As many as the relay of svc-directory sends at once.
const BATCH = 200;
const FOLLOWS_WITHIN_MS = 900_000;

/** Tells the service of so many businesses; answers what that took. */
export async function fill(service: ServiceProcess, database: BenchDatabase, size: number): Promise<string> {
  const from = performance.now();
  await service.tell(CATEGORIES.map((terms) => categoryChanged(terms)));
  const batch = [];
  for (const record of corpus(size, { cities: MANY_CITIES, extraNames: size / 10 })) {
    batch.push(changed(record));
    if (batch.length === BATCH) await service.tell(batch.splice(0));
  }
  if (batch.length > 0) await service.tell(batch);
  await followed(database, ['postgres']);
  const seconds = (performance.now() - from) / 1_000;
  return `${size} businesses indexed in ${seconds.toFixed(0)} s, ${(size / seconds).toFixed(0)} a second`;
}

/** Resolves when these engines have all that the log of documents holds, and searches read it; answers the seconds that took. */
export function followed({ ownerUrl }: BenchDatabase, engines: readonly string[]): Promise<number> {
  const from = performance.now();
  return onServer(ownerUrl, async (client) => {
    while (!(await haveFollowed(client, engines))) {
      if (performance.now() - from > FOLLOWS_WITHIN_MS)
        throw new Error('An engine did not follow the log of documents.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - from) / 1_000;
  });
}

async function haveFollowed(client: pg.Client, engines: readonly string[]): Promise<boolean> {
  // A new version of the index has a feed of its own until it is complete.
  const { rows } = await client.query<{ done: number; feeds: number }>(
    `select count(*)::int as feeds, count(*) filter (
       where live and position >= (select coalesce(max(position), 0) from search_documents)
     )::int as done
     from search_feeds where engine = any($1)`,
    [engines],
  );
  const [{ done, feeds } = { done: 0, feeds: 0 }] = rows;
  return feeds >= engines.length && done === feeds;
}
