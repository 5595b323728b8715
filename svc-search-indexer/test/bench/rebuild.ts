import { setTimeout as delay } from 'node:timers/promises';
import { startTemporaryPostgres } from '@lawdex/infra/postgres';
import { residentMb } from '@lawdex/infra/testing';
import { Meilisearch, type RecordAny } from 'meilisearch';
import type { MeilisearchSettings } from '../../src/engines/engines.module.ts';
import { uidOf } from '../../src/engines/meilisearch/live-index.ts';
import type { Rebuild } from '../../src/rebuild/rebuild.core.ts';
import { MeilisearchProcess } from '../meilisearch-process.ts';
import { benchDatabase, onServer, fill, followed } from './search/database.ts';
import { startService, type ServiceProcess } from '../service-process.ts';
import { settings } from './search/engines.ts';
import { INDEX_SETTINGS } from '../../src/engines/meilisearch/index-settings.core.ts';

const LEAST_SHARE = 0.8;
const MOST_MB = 100;
const ROUNDS = 3;
const LOOK_MS = 50;
/** A service that has just read so many events lets go of what that took. */
const CALM_MS = 5_000;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

interface Measured {
  /** While documents are copied, as an engine's own bulk insert is measured. */
  perSecond: number;
  /** From its start until searches read it: with the new index, its check and the switch. */
  seconds: number;
  /** Resident memory of the service at its most, less what it was before. */
  grownMb: number;
  generation: string;
}

/** A rebuild from its start until searches read it, all of its steps counted. */
async function rebuild(service: ServiceProcess, engine: string): Promise<Measured> {
  const before = residentMb(service.pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMb(service.pid))), LOOK_MS);
  try {
    const { id } = await service.admin<{ id: string }>('reindex', { engine });
    let [from, until] = [0, 0];
    for (;;) {
      await delay(LOOK_MS);
      const { running, history } = await service.admin<{ running: Rebuild[]; history: Rebuild[] }>('reindex');
      const [one] = running;
      if (one?.phase === 'copying') from ||= performance.now();
      else if (from > 0) until ||= performance.now();
      const ended = history.find((other) => other.id === id);
      if (!ended) continue;
      if (ended.phase !== 'done') throw new Error(`The rebuild has ${ended.phase}: ${ended.problem}`);
      const seconds = (Date.parse(String(ended.endedAt)) - Date.parse(String(ended.startedAt))) / 1_000;
      const perSecond = (1_000 * ended.copied) / (until - from);
      return { perSecond, seconds, grownMb: most - before, generation: ended.generation };
    }
  } finally {
    clearInterval(timer);
  }
}

async function measure(
  service: ServiceProcess,
  engine: string,
  bare: (uid: string) => Promise<number>,
): Promise<boolean> {
  await delay(CALM_MS);
  const rounds: Measured[] = [];
  const bareRates: number[] = [];
  // In turn, because the machine is quicker at one time than at another.
  for (let round = 0; round < ROUNDS; round++) {
    const rebuilt = await rebuild(service, engine);
    rounds.push(rebuilt);
    bareRates.push(await bare(rebuilt.generation));
  }
  const best = Math.max(...rounds.map(({ perSecond }) => perSecond));
  const grownMb = Math.max(...rounds.map((one) => one.grownMb));
  const itself = Math.max(...bareRates);
  const share = best / itself;
  const mark = (holds: boolean): string => (holds ? 'held' : '**not held**');
  const whole = Math.min(...rounds.map(({ seconds }) => seconds));
  say(
    `- ${engine}: in ${whole.toFixed(1)} s, ${best.toFixed(0)} documents a second, its own bulk insert ${itself.toFixed(0)}: ${share.toFixed(2)}, at least ${LEAST_SHARE}: ${mark(share >= LEAST_SHARE)}`,
  );
  say(`- ${engine}: memory grows by ${grownMb.toFixed(0)} MB, at most ${MOST_MB}: ${mark(grownMb <= MOST_MB)}`);
  return share >= LEAST_SHARE && grownMb <= MOST_MB;
}

async function run(): Promise<boolean> {
  const server = await startTemporaryPostgres();
  const { binary } = settings.meilisearch;
  let held = true;
  try {
    for (const size of settings.sizes) {
      say(`\n### ${size.toLocaleString('en-US')} businesses\n`);
      const own = binary === undefined ? null : await MeilisearchProcess.start(binary);
      const database = await benchDatabase(server, size);
      const service = await startService(database.appUrl, own?.settings ?? null);
      try {
        say(`- ${await fill(service, database, size)}`);
        held = (await measure(service, 'postgres', () => barePostgres(database.ownerUrl))) && held;
        if (own) held = (await ofMeilisearch(service, database, own.settings)) && held;
        else say('- Meilisearch was NOT measured: MEILI_BINARY is not set.');
      } finally {
        await service.stop();
        await own?.remove();
      }
    }
  } finally {
    await server.stop();
  }
  return held;
}

async function ofMeilisearch(
  service: ServiceProcess,
  database: Parameters<typeof followed>[0],
  server: MeilisearchSettings,
): Promise<boolean> {
  await followed(database, ['meilisearch']);
  return measure(service, 'meilisearch', (generation) => bareMeilisearch(server, uidOf(generation)));
}

const PATIENCE_MS = 600_000;
// The quickest of them is what a rebuild is measured by.
const BATCHES = [2_000, 10_000] as const;

/** Rows of the table that searches read into one with the same indexes, in one statement: documents a second. */
function barePostgres(ownerUrl: string): Promise<number> {
  return onServer(ownerUrl, async (client) => {
    const { rows: live } = await client.query<{ name: string }>(
      `select t.name from search_feeds f join search_row_tables t using (generation) where f.engine = 'postgres' and f.live`,
    );
    await client.query(`create table bare_rows (like ${live[0]?.name} including all)`);
    try {
      const began = performance.now();
      const { rowCount } = await client.query(`insert into bare_rows select * from ${live[0]?.name}`);
      return rateOf(rowCount ?? 0, began);
    } finally {
      await client.query('drop table bare_rows');
    }
  });
}

/** Ready-made documents into an index with the same settings, all batches handed over before the first is waited for. */
async function bareMeilisearch({ url, key }: MeilisearchSettings, uid: string): Promise<number> {
  const client = new Meilisearch({ host: url, ...(key === undefined ? {} : { apiKey: key }) });
  const documents = await allOf(client, uid);
  const rates = [];
  for (const atOnce of BATCHES) {
    const index = client.index('bare');
    await client.createIndex('bare', { primaryKey: 'id' }).waitTask();
    await index.updateSettings(INDEX_SETTINGS).waitTask();
    const began = performance.now();
    const tasks = [];
    for (let from = 0; from < documents.length; from += atOnce)
      tasks.push(await index.addDocuments(documents.slice(from, from + atOnce)));
    for (const { taskUid } of tasks) {
      const { status } = await client.tasks.waitForTask(taskUid, { timeout: PATIENCE_MS, interval: 20 });
      if (status !== 'succeeded') throw new Error(`Meilisearch could not do its task: ${status}`);
    }
    rates.push(rateOf(documents.length, began));
    await client.deleteIndex('bare').waitTask();
  }
  return Math.max(...rates);
}

async function allOf(client: Meilisearch, uid: string): Promise<RecordAny[]> {
  const all: RecordAny[] = [];
  for (;;) {
    const { results } = await client.index(uid).getDocuments({ offset: all.length, limit: 2_000 });
    all.push(...results);
    if (results.length < 2_000) return all;
  }
}

const rateOf = (documents: number, began: number): number => (1_000 * documents) / (performance.now() - began);

process.exitCode = (await run()) ? 0 : 1;
