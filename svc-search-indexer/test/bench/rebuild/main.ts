import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startTemporaryPostgres } from '@lawdex/infra/postgres';
import type { MeilisearchSettings } from '../../../src/engines/engines.module.ts';
import { uidOf } from '../../../src/engines/meilisearch/live-index.ts';
import type { Rebuild } from '../../../src/rebuild/rebuild.core.ts';
import { MeilisearchProcess } from '../../meilisearch-process.ts';
import { benchDatabase } from '../search/database.ts';
import { fill, followed } from '../search/fill.ts';
import { startService, type ServiceProcess } from '../../service-process.ts';
import { settings } from '../search/settings.ts';
import { bareMeilisearch, barePostgres } from './bare.ts';

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

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

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

process.exitCode = (await run()) ? 0 : 1;
