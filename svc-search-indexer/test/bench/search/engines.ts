import type { RunningPostgres } from '@lawdex/infra/postgres';
import { memoryOf } from '@lawdex/infra/testing';
import { MeilisearchProcess } from '../../meilisearch-process.ts';
import { benchDatabase, onServer, type BenchDatabase, fill, followed } from './database.ts';
import { measure, throughput } from './measure.ts';
import { engineReport, goals, isHeld } from './report.ts';
import { startService, type ServiceProcess } from '../../service-process.ts';
import { until } from '../../until.ts';
import { environmentOrThrow, integer, optional, optionalText, origin, variable } from '@lawdex/contracts';

const BUSINESS_HOURS = new URL('business-hours.mjs', import.meta.url);

export interface Outcome {
  report: string;
  held: boolean;
}

export async function measurePostgres(server: RunningPostgres, size: number): Promise<Outcome> {
  const database = await benchDatabase(server, size);
  const service = await startService(database.appUrl, null, BUSINESS_HOURS);
  try {
    const indexed = await fill(service, database, size);
    // As PostgreSQL has it within a few minutes.
    await onServer(database.ownerUrl, (client) => client.query('vacuum analyze'));
    const notes = [indexed, await sizesOf(database)];
    return await measured(`PostgreSQL, ${size.toLocaleString('en-US')} businesses`, service, notes, {
      service: service.pid,
      PostgreSQL: server.pid,
    });
  } finally {
    await service.stop();
  }
}

/** After PostgreSQL, which holds the log of documents that Meilisearch follows. Null without a Meilisearch. */
export async function measureMeilisearch(server: RunningPostgres, size: number): Promise<Outcome | null> {
  const { binary, url, key } = settings.meilisearch;
  if (binary === undefined && url === undefined) return null;
  const own = binary === undefined ? null : await MeilisearchProcess.start(binary);
  const database = await benchDatabase(server, size);
  const service = await startService(database.appUrl, own?.settings ?? { url: url ?? '', key }, BUSINESS_HOURS);
  try {
    const seconds = await followed(database, ['meilisearch']);
    const notes = [
      seconds < 1
        ? 'indexed by an earlier run'
        : `indexed in ${seconds.toFixed(0)} s, ${(size / seconds).toFixed(0)} a second`,
    ];
    // Searches go to it as soon as it has been tried.
    await until(async () => (await service.ask('/api/businesses/search?query=tax')).engine === 'meilisearch', 30_000);
    const pids = { service: service.pid, PostgreSQL: server.pid, ...(own && { Meilisearch: own.pid }) };
    return await measured(`Meilisearch, ${size.toLocaleString('en-US')} businesses`, service, notes, pids);
  } finally {
    await service.stop();
    await own?.remove();
  }
}

async function measured(
  title: string,
  service: ServiceProcess,
  notes: readonly string[],
  pids: Readonly<Record<string, number>>,
): Promise<Outcome> {
  const kinds = await measure(service, pids, settings.asked);
  const rate = await throughput(service);
  const memory = Object.entries(pids).map(([name, pid]) => `${name} ${memoryOf(pid).toFixed(0)} MB`);
  const reached = goals(kinds);
  const report = engineReport({
    title,
    notes: [...notes, `memory: ${memory.join(', ')}`],
    kinds,
    rate,
    goals: reached,
  });
  return { report, held: reached.every(isHeld) };
}

async function sizesOf({ ownerUrl }: BenchDatabase): Promise<string> {
  const { rows } = await onServer(ownerUrl, (client) =>
    client.query<{ sizes: string }>(
      `select string_agg(name || ' ' || pg_size_pretty(pg_total_relation_size(name::regclass)), ', ') as sizes
       from unnest(array['search_rows', 'search_documents', 'suggest_names']) as t(name)`,
    ),
  );
  return `index: ${rows[0]?.sizes ?? ''}`;
}

const { SIZES, ASKED, MEILI_BINARY, MEILI_URL, MEILI_KEY } = environmentOrThrow(
  {
    SIZES: variable(
      {
        expected: 'numbers of businesses such as 10000,100000',
        parse: (raw) => (/^\d+(,\d+)*$/.test(raw) ? raw.split(',').map(Number) : undefined),
      },
      [10_000, 100_000],
    ),
    ASKED: integer({ min: 10, max: 100_000, fallback: 150 }),
    MEILI_BINARY: optionalText(),
    MEILI_URL: optional(origin()),
    MEILI_KEY: optionalText(),
  },
  process.env,
);

export const settings = {
  sizes: SIZES,
  /** Searches of each kind, no two of them alike. */
  asked: ASKED,
  meilisearch: { binary: MEILI_BINARY, url: MEILI_URL, key: MEILI_KEY },
};
