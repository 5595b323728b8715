import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../processes/free-port.ts';
import { processIdentity } from '../processes/identity.ts';
import { startPostgres } from '../postgres/start.ts';
import { until } from '../start/http.ts';
import { onEnd } from '../start/run.ts';
import { everyReviewOnce, exactAggregates, indexAgrees } from './proofs.ts';
import type { Proof } from './proofs.ts';
import { SiteProcess } from '../site-process.ts';
import { Writers } from './writers.ts';

const ROUNDS = 2;
const WRITERS = 6;
const BUSINESSES = 12;
/** Reviews flow this long before each kill. */
const CALM_MS = 1_500;
const HEAL_PATIENCE_MS = 30_000;
const TARGETS = ['svc-directory', 'svc-search-indexer', 'shell', 'postgres'];

const say = (line: string) => process.stdout.write(`${line}\n`);
const proofs: Proof[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'lawdex-faults-'));
chmodSync(dataDir, 0o755);
const port = await freePort();
const site = new SiteProcess({ dataDir, port });

async function cleanUp(): Promise<void> {
  await site.stop();
  // A start that was killed leaves its server to be adopted; nobody will.
  await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
  rmSync(dataDir, { recursive: true, force: true });
}

async function businessIds(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/businesses/search?limit=${BUSINESSES}`);
  const { businesses }: { businesses: { id: string }[] } = JSON.parse(await response.text());
  return businesses.map(({ id }) => id);
}

/** Kills a process under load and waits until it has a successor and reviews are acknowledged again. */
async function killOne(name: string, writers: Writers): Promise<void> {
  await delay(CALM_MS);
  const victim = site.pidOf(name);
  const before = writers.acknowledged.length;
  process.kill(victim, 'SIGKILL');
  const killedAt = Date.now();
  const healed = await until(async () => {
    const successor = site.pidOf(name);
    const runs = successor !== victim && processIdentity(successor) !== null;
    return runs && writers.lastAcknowledgedAt > killedAt + 300 && (await searchAnswers());
  }, HEAL_PATIENCE_MS);
  const took = ((Date.now() - killedAt) / 1000).toFixed(1);
  proofs.push({ claim: `kill -9 of ${name} heals`, violations: healed ? [] : [`not within ${took} s`] });
  say(`  kill -9 ${name} (${victim}): healed after ${took} s, ${before} reviews acknowledged so far`);
}

async function searchAnswers(): Promise<boolean> {
  const response = await fetch(`http://localhost:${port}/api/businesses/search?limit=1`).catch(() => null);
  return response?.ok === true;
}

/** Kills npm start itself: its children end by themselves, and the next start adopts or recovers what is left. */
async function killStart(writers: Writers): Promise<void> {
  await delay(CALM_MS);
  const children = ['svc-directory', 'svc-search-indexer', 'shell'].map((name) => site.pidOf(name));
  await site.kill();
  const ended = await until(() => Promise.resolve(children.every((pid) => !processIdentity(pid))), 15_000);
  proofs.push({
    claim: 'kill -9 of npm start leaves no service behind',
    violations: ended ? [] : [children.join(' ')],
  });
  const began = Date.now();
  await site.start();
  say(`  kill -9 npm start: open again ${((Date.now() - began) / 1000).toFixed(1)} s after the new start`);
  const killedAt = Date.now();
  await until(() => Promise.resolve(writers.lastAcknowledgedAt > killedAt), HEAL_PATIENCE_MS);
}

async function run(): Promise<void> {
  say('Starting a site with 300 businesses');
  await site.start();
  const origin = `http://localhost:${port}`;
  const writers = new Writers({ origin, businessIds: await businessIds(origin) }, WRITERS);
  for (let round = 0; round < ROUNDS; round += 1) for (const name of TARGETS) await killOne(name, writers);
  await killStart(writers);
  await delay(CALM_MS);
  await writers.stop();
  proofs.push({ claim: 'no review is refused while processes die', violations: writers.refused });
  say(`  ${writers.acknowledged.length} reviews acknowledged, ${writers.retries} sent again`);
  const [directory, search] = [site.databaseUrl('lawdex_directory'), site.databaseUrl('lawdex_search')];
  proofs.push(await everyReviewOnce(directory, writers.acknowledged));
  proofs.push(await exactAggregates(directory));
  proofs.push(await indexAgrees(directory, search));
  proofs.push({ claim: 'SIGTERM ends the site cleanly', violations: (await site.stop()) === 0 ? [] : ['exit code'] });
}

onEnd(() => void cleanUp().finally(() => process.exit(130)));
try {
  await run();
} catch (error) {
  proofs.push({ claim: 'the suite runs to its end', violations: [String(error)] });
  say(site.output);
} finally {
  await cleanUp();
}
const failed = proofs.filter(({ violations }) => violations.length > 0);
for (const { claim, violations } of proofs) {
  say(`${violations.length === 0 ? '✓' : '✗'} ${claim}`);
  for (const violation of violations.slice(0, 10)) say(`    ${violation}`);
}
say(`${proofs.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
