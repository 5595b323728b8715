import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BusinessSummary, SearchResponse } from '@lawdex/contracts';
import { answers, until } from '@lawdex/infra/testing';
import { multiplyFirms } from '../firms/multiply.ts';
import { send } from '../kit/http.ts';
import { drill } from '../kit/drill.ts';
import { everyReviewOnce, exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { atEnd, businessesOf, commandOn } from '../kit/site.ts';
import { percentile } from '../kit/statistics.core.ts';
import type { Visit } from '../kit/visits.core.ts';
import { MeilisearchProcess } from '../../../svc-search-indexer/test/meilisearch-process.ts';
import { searchAdmin } from './admin.ts';

/** A visitor who waits longer has left. */
const PATIENCE_MS = 5_000;
const BACK_MS = 30_000;
const FULL_MS = 6_000;
const CALM_MS = 2_000;
/** A search that was on its way when the process died fails with it. */
const BEFORE_MS = 1_500;
const SEARCH = '/api/businesses/search';
const IMPORTED = 10_000;
const NAME = 'Imported Drill Business';
const GIVE_UP_MS = 60_000;

const nothingFound = (content: string): string | null =>
  (JSON.parse(content) as { total?: number }).total ? null : 'nothing found';

const binary = process.env['MEILI_BINARY'];
const meilisearch = binary ? await MeilisearchProcess.start(binary) : null;
atEnd(() => meilisearch?.remove());
const env = (): Record<string, string> =>
  meilisearch ? { MEILI_URL: meilisearch.settings.url, MEILI_KEY: meilisearch.settings.key } : {};

// The disk has room for what PostgreSQL keeps of its log (a gigabyte) beside the rows, twice over.
await drill({ name: 'reindex', firms: 3_000, env, diskMegabytes: 3_000 }, async (drilled) => {
  const { site, findings, options, limits, origin, dataDir, disk } = drilled;
  const firms = Number(options.firms);
  await multiplyFirms(site.databaseUrl('lawdex_directory'), firms);
  /** What search answers; null when it does not. */
  const find = async (query: string): Promise<SearchResponse | null> => {
    const { status, text } = await send(`${origin}${SEARCH}?query=${encodeURIComponent(query)}`);
    return status === 200 ? (JSON.parse(text) as SearchResponse) : null;
  };
  const areIndexed = async (query: string, count: number) => ((await find(query))?.total ?? 0) >= count;
  await until(() => areIndexed('', firms), 300_000);
  const businesses = await businessesOf(origin, 40);
  // Each sends some seven reviews a second.
  const writers = drilled.writers(businesses.slice(0, 20), 3);
  const search = businesses.map(({ name }, n) => `${SEARCH}?query=${encodeURIComponent(name)}&limit=${n + 1}`);
  const searchers = drilled.readers({
    ...{ pages: { search }, perSecond: Number(options.searches), patienceMs: PATIENCE_MS },
    ...{ comesAgain: true, judge: nothingFound },
  });
  const engine = meilisearch ? 'meilisearch' : 'postgres';
  const admin = searchAdmin(dataDir, engine);
  const searchAnswers = () => answers(`${origin}${SEARCH}?query=law&page=1`, PATIENCE_MS);

  // A site that nobody has asked anything since its start is slower than one that runs.
  await delay(5_000);
  let since = Date.now();
  const first = await admin.start();
  const second = await admin.begin();
  const isTold = second.content?.rebuild?.id === first;
  const told = `HTTP ${second.status}${isTold ? ', with the one that runs' : ''}`;
  findings.note('second', told, second.status === 409 && isTold);
  const { phase, copied } = await admin.ended(first);
  await delay(CALM_MS);
  const during = searchers.seen(since);
  const isSearched = phase === 'done' && during.share === 1;
  findings.note('searched', `${phase}, ${copied} documents; ${during.text}`, isSearched);

  since = Date.now();
  const { status } = await admin.rollBack();
  const answer = `HTTP ${status} after ${Date.now() - since} ms`;
  await delay(CALM_MS);
  const after = searchers.seen(since);
  findings.note('rolledBack', `${answer}; ${after.text}`, status === 204 && after.share === 1);

  since = Date.now();
  const dead: { from: number; to: number }[] = [];
  let id = await admin.start();
  let begun = 1;
  for (let kills = 0; kills < Number(options.kills); kills++) {
    await delay(Math.random() * 2_000);
    const from = Date.now();
    const isReplaced = drilled.kill('svc-search-indexer');
    await until(async () => isReplaced() && (await searchAnswers()), BACK_MS);
    dead.push({ from, to: Date.now() });
    if ((await admin.rebuilds())?.running.some((one) => one.id === id)) continue;
    id = await admin.start();
    begun += 1;
  }
  const last = (await admin.ended(id)).phase;
  const broken = ((await admin.rebuilds())?.history ?? []).filter((one) => one.phase === 'failed').length;
  const kills = `${dead.length} kills, ${begun} rebuilds begun, ${broken} failed, the last: ${last}`;
  findings.note('resumed', kills, last === 'done' && broken === 0);
  const isDead = ({ at }: Visit) => dead.some(({ from, to }) => at >= from - BEFORE_MS && at <= to);
  const otherwise = searchers.seen(since, (visit) => !isDead(visit));
  const seen = `${otherwise.text}; while it was dead ${searchers.seen(since, isDead).text}`;
  findings.note('otherwise', seen, otherwise.share === 1);

  const calm = async () => {
    await until(searchAnswers, BACK_MS);
    await delay(CALM_MS);
  };
  /** Begins a rebuild, does something to it, and notes whether it is completed. */
  const disturbed = async (promise: 'engineKilled' | 'diskFull', subject: string, disturb: () => Promise<void>) => {
    await calm();
    const rebuild = await admin.start();
    await disturb();
    const ended = (await admin.ended(rebuild)).phase;
    findings.note(promise, ended, ended === 'done', subject);
  };
  await disturbed('engineKilled', engine, async () => {
    await delay(700);
    if (!meilisearch) return void drilled.kill('postgres');
    await meilisearch.kill();
    await delay(2_000);
    await meilisearch.start();
  });
  if (!disk) findings.note('diskFull', 'needs root, to mount', null);
  else
    await disturbed('diskFull', `full for ${FULL_MS / 1_000} s`, async () => {
      disk.fill();
      await delay(FULL_MS);
      disk.free();
    });

  /** Milliseconds until search knows a review that is posted now. */
  const reviewTime = async ({ id, name }: BusinessSummary): Promise<number> => {
    const shown = async () => (await find(name))?.businesses.find((one) => one.id === id)?.reviewCount;
    const before = await shown();
    const posted = Date.now();
    await writers.review(id, 5);
    await until(async () => before === undefined || ((await shown()) ?? 0) > before, GIVE_UP_MS);
    return Date.now() - posted;
  };
  await calm();
  const file = join(dataDir, 'businesses.csv');
  const row = (n: number) => `${NAME} ${n},personal-injury,${n + 1} Main Street,Austin,TX,78701,(512) 555-0100`;
  const rows = Array.from({ length: IMPORTED }, (_, n) => row(n));
  writeFileSync(file, ['name,category,address,city,state,zipCode,phone', ...rows].join('\n'));
  since = Date.now();
  let isOver = false;
  const importing = commandOn(dataDir, 'import', file).finally(() => (isOver = true));
  const times: number[] = [];
  const isDone = async () => (await areIndexed(NAME, IMPORTED)) || Date.now() - since > 4 * GIVE_UP_MS;
  for (let n = 0; !isOver || !(await isDone()); n++) {
    const business = businesses[20 + (n % 20)];
    if (business) times.push(await reviewTime(business));
    await delay(100);
  }
  const { ok: isImported } = await importing;
  const took = ((Date.now() - since) / 1_000).toFixed(0);
  const most = Math.max(0, ...times);
  const inSearch = `${times.length} reviews in ${took} s: p50 ${percentile(times, 0.5)} ms, max ${most} ms`;
  const isFresh = isImported && times.length > 0 && most <= limits.fresh.seconds * 1_000;
  findings.note('fresh', isImported ? inSearch : `the import failed; ${inSearch}`, isFresh);

  await Promise.all([writers.stop(), searchers.stop()]);
  findings.note('notLost', ...(await everyReviewOnce(site, writers.acknowledged)));
  findings.note('aggregates', ...(await exactAggregates(site)));
  findings.note('equal', ...(await indexAgrees(site)));
  for (const checked of new Set([engine, 'postgres'])) {
    const differing = await admin.drift(checked);
    findings.note('noDrift', `${checked}: ${differing ?? 'no report'}`, differing === 0);
  }
});
