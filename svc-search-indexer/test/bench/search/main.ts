import { startTemporaryPostgres } from '@lawdex/infra/postgres';
import { measureMeilisearch, measurePostgres, type Outcome, settings } from './engines.ts';

/** Goals are those of PostgreSQL at this size: it answers everywhere, and whenever Meilisearch does not. */
const GOALS_UP_TO = 100_000;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function run(): Promise<boolean> {
  if (process.platform !== 'linux') throw new Error('CPU and memory are read from /proc, which only Linux has.');
  const server = await startTemporaryPostgres();
  let held = true;
  try {
    for (const size of settings.sizes) {
      const postgres = await measurePostgres(server, size);
      say(postgres.report);
      if (size <= GOALS_UP_TO) held &&= postgres.held;
      const meilisearch: Outcome | null = await measureMeilisearch(server, size);
      say(meilisearch?.report ?? 'Meilisearch was NOT measured: neither MEILI_BINARY nor MEILI_URL is set.');
    }
  } finally {
    await server.stop();
  }
  if (!held) say('A goal falls short.');
  return held;
}

process.exitCode = (await run()) ? 0 : 1;
