import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { businessPath, REMOVAL_WORDS, removedReviewsPath, usualADay } from '@lawdex/contracts';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { answers, ask, inParallel, ROOT, runCommand, until } from '@lawdex/infra/testing';
import floods from '../../data/floods.json' with { type: 'json' };
import { drill } from '../kit/drill.ts';
import { table } from '../kit/figures.core.ts';
import { postReview } from '../kit/http.ts';
import { everyReviewOnce } from '../kit/proofs.ts';
import { businessesOf, commandOn, readWhenThere } from '../kit/site.ts';

const HEAL_MS = 60_000;
/** As the owner of the database can; the service follows the rule when it starts. */
const THREE_DAYS_AGO = `
  update reviews set created_at = created_at - interval '73 hours', held_until = held_until - interval '73 hours',
    counts_from = counts_from - interval '73 hours'
  where sent_from is not null`;

/** So many reviews about so many firms, from /24 (or /48 of IPv6) that no other flood has. Ratings come in turn, and each review has words of its own unless told. */
type Flood = (typeof floods)[keyof typeof floods] & { words?: string };
const FLOODS: Readonly<Record<keyof typeof floods, Flood>> = floods;

/** An address of its own for each client of a flood; that of IPv6 is a /56, of which a /48 has 256. */
function clientOf({ ipv6, firstNetwork, networks }: Flood, n: number): string {
  const network = firstNetwork + (n % networks);
  const client = Math.floor(n / networks);
  if (!ipv6) return `10.1.${network}.${client + 1}`;
  return `2001:db8:${network}:${((client % 256) * 256 + Math.floor(client / 256)).toString(16)}::1`;
}

/** Letters only, because numbers are no words. */
const word = (): string => randomUUID().replaceAll(/[^a-f]/g, '');

/** Sends the n-th review of a flood; answers with the status. Comes again while the site has too much to do, which says nothing about the review. */
async function sendReview(origin: string, businessId: string, flood: Flood, n: number): Promise<number> {
  const { ratings, words = Array.from({ length: 14 }, word).join(' ') } = flood;
  const review = { userName: `Visitor ${word()}`, rating: ratings[n % ratings.length] ?? 1, comment: words };
  const sending = { headers: { 'x-forwarded-for': clientOf(flood, n) } };
  for (;;) {
    const { status, retryAfterMs } = await postReview(origin, businessId, review, sending);
    if (status !== 503) return status;
    await delay(retryAfterMs);
  }
}

/** The arguments of the command that `flood` names against the copies of a review, and whether it names none that hides all of a firm. */
async function commandAgainst(dataDir: string, firsts: readonly string[]): Promise<[string[], boolean]> {
  const { output } = await commandOn(dataDir, 'reviews', 'flood');
  const commands = [...output.matchAll(/-- (hide .*)/g)].map(([, command = '']) => command.split(' '));
  const found = commands.find(([, option, id = '']) => option === '--copies-of' && firsts.includes(id));
  if (!found) throw new Error('npm run reviews -- flood does not name the copies.');
  return [found, !commands.some((command) => command.includes('--firm'))];
}

/** Runs the program by which docs/REVIEWS.md has readers check the public list. */
async function checkLedger(origin: string): Promise<string> {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/REVIEWS.md'), 'utf8')) ?? [];
  const asked = program.replace('https://site.example', origin);
  return (await runCommand({ command: [process.execPath, '--input-type=module', '--eval', asked] })).output.trim();
}

type Firm = Pick<BusinessSummary, 'id' | 'slug' | 'reviewCount'> & { rating: number };

/** By how much so many reviews of one star move a rating, which is shown with one decimal. */
const movedBy = (count: number, { rating, reviewCount }: Firm): number =>
  (count * (rating - 1)) / (reviewCount + count) + 0.1;

const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

await drill({ name: 'reviews', firms: 300, limited: /^(MAX_WRITES|HOLD)_/ }, async (drilled) => {
  const { site, origin, dataDir, findings, limits } = drilled;
  // Other ratings could hide that they were moved.
  const rated = (await businessesOf(origin)).map((firm) => ({ ...firm, rating: Number(firm.rating) }));
  const small = rated.filter(({ rating, reviewCount }) => rating >= 4 && reviewCount >= 6 && reviewCount <= 10);
  const rowsOf = (sql: string, values?: unknown[]) => ask(site.databaseUrl('lawdex_directory'), sql, values);

  const shownOf = async (firms: readonly Firm[], more = ''): Promise<number> => {
    const shown = 'select from reviews where business_id = any($1) and sent_from is not null and hidden_at is null';
    return (await rowsOf(`${shown} ${more}`, [firms.map(({ id }) => id)])).length;
  };
  /** What visitors see of a flood at one moment: how many reviews, and the ratings of its firms. */
  const look = async (firms: readonly Firm[]) => {
    const urls = firms.map(({ slug }) => `${origin}/api/businesses/slug/${slug}`);
    const details = await inParallel(urls, 6, readWhenThere<BusinessDetail>);
    return { ratings: details.map(({ rating }) => Number(rating)), shown: await shownOf(firms) };
  };
  const send = async (flood: Flood) => {
    const firms = small.splice(0, flood.firms);
    // A network writes about all of them in turn.
    const statuses = await inParallel([...Array(flood.count).keys()], 6, (n) =>
      sendReview(origin, firms[Math.floor(n / 40) % firms.length]?.id ?? '', flood, n),
    );
    const acknowledged = statuses.filter((status) => status === 201).length;
    return { flood, firms, acknowledged, atOnce: await look(firms) };
  };
  /** Sends what is to ruin firms, and notes by how much it has moved their ratings. */
  const ruin = async (promise: 'network' | 'networks', flood: Flood, most: (reviews: number) => number) => {
    const sent = await send(flood);
    const { ratings, shown } = sent.atOnce;
    const isKept = sent.firms.every(
      (firm, n) => Math.abs((ratings[n] ?? NaN) - firm.rating) < movedBy(most(firm.reviewCount), firm),
    );
    const seen = `${mean(sent.firms.map(({ rating }) => rating))} -> ${mean(ratings)}, ${shown} shown`;
    findings.note(promise, seen, isKept, flood.name);
    return sent;
  };
  /** Ends it by kill -9, and waits until its successor answers. */
  const replaceDirectory = async (): Promise<void> => {
    const isReplaced = drilled.kill('svc-directory');
    const path = `${origin}/api/businesses/${small[0]?.id}/reviews`;
    const isBack = async () => isReplaced() && answers(path, HEAL_MS);
    if (!(await until(isBack, HEAL_MS))) throw new Error('svc-directory did not come back.');
  };
  const network = await ruin('network', FLOODS.network, () => limits.network.reviews);
  const others = [FLOODS.networks, FLOODS.many, FLOODS.few];
  const networks = await inParallel(others, 1, (flood) => ruin('networks', flood, usualADay));
  const own = await send(FLOODS.own);
  let gone = 0;
  for (const { firms, atOnce } of [network, ...networks, own])
    gone += Math.max(0, atOnce.shown - (await shownOf(firms)));
  const isAll = (await shownOf(own.firms)) === FLOODS.own.count;
  findings.note('stays', `${gone} gone, ${isAll ? 'all' : 'not all'} of the firm's own shown`, gone === 0 && isAll);
  const crowd = await send(FLOODS.crowd);
  findings.note('crowd', `${crowd.acknowledged} acknowledged`, crowd.acknowledged === FLOODS.crowd.count);

  await rowsOf(THREE_DAYS_AGO);
  await replaceDirectory();
  // The service takes one firm after the other, in any order: before the last one, some rows would be of three days ago.
  const due = 'select from reviews where held_until <= now() or counts_from <= now() limit 1';
  const areDone = await until(async () => (await rowsOf(due)).length === 0, HEAL_MS);
  if (!areDone) throw new Error('Reviews whose time had come still waited.');
  const rows = await inParallel([network, ...networks, own, crowd], 1, async (sent) => {
    const { flood, firms, acknowledged, atOnce } = sent;
    const later = await look(firms);
    const counts = [flood.name, firms.length, acknowledged, atOnce.shown, later.shown].map(String);
    return [...counts, ...[firms.map(({ rating }) => rating), atOnce.ratings, later.ratings].map(mean)];
  });
  const released = await shownOf(crowd.firms, 'and counts_from is null');
  findings.note('released', `${await shownOf(crowd.firms)} shown, ${released} count`, released === FLOODS.crowd.count);

  const [{ id = '', slug = '' } = {}] = network.firms;
  const copies = network.acknowledged - 1;
  const ids = (await rowsOf('select id from reviews where business_id = $1', [id])).map((row) => String(row['id']));
  const [command, isSafe] = await commandAgainst(dataDir, ids);
  const { output } = await commandOn(dataDir, 'reviews', ...command, '--yes');
  findings.note('oneCommand', `${copies} hidden`, isSafe && output.startsWith(`${copies} reviews: hidden`));
  const tells = async (path: string, words: string) =>
    (await (await fetch(origin + path)).text()).replaceAll('<!-- -->', '').includes(words);
  const words = REMOVAL_WORDS['same-writer'].slice(1);
  const isOfFirm = () => tells(businessPath(slug), `${copies} reviews were removed: s${words}`);
  const areOnPages = await until(async () => (await isOfFirm()) && tells(removedReviewsPath(), words), HEAL_MS);
  const list = await checkLedger(origin);
  findings.note('ledger', list, areOnPages && list.startsWith(`${copies} entries,`));

  const writers = drilled.writers(small, 4);
  await delay(4_000);
  await replaceDirectory();
  await delay(4_000);
  await writers.stop();
  findings.note('once', ...(await everyReviewOnce(site, writers.acknowledged)));
  let status = 0;
  // More than one visitor may write about a firm in an hour.
  for (let n = 0; n < 20 && status !== 429; n += 1) status = await sendReview(origin, id, FLOODS.network, 0);
  findings.note('limited', `HTTP ${status}`, status === 429);
  return table('sent,firms,acknowledged,shown at once,later,rating before,at once,later'.split(','), rows);
});
