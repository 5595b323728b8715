import { setTimeout as delay } from 'node:timers/promises';
import { REPORT_LIMITS, REVIEW_LIMITS, searchPath, type Review } from '@lawdex/contracts';
import { LIFTED_LIMITS, until } from '@lawdex/infra/testing';
import { pagesOf } from '../kit/readers.ts';
import { drill } from '../kit/drill.ts';
import { PROMISES } from '../kit/findings.ts';
import { everyReviewOnce } from '../kit/proofs.ts';
import { businessesOf, readWhenThere } from '../kit/site.ts';
import { holdConnections } from '../kit/hold-connections.ts';
import { postReview, send } from '../kit/http.ts';

// npm run lab -- hostile: somebody sends the worst to a site that has the limits of every site, beside a visitor who reads and writes.
const PROCESSES = ['shell', 'svc-directory', 'svc-search-indexer', 'svc-blog', 'postgres'];
const BUSINESSES = 40;
const QUIET_MS = 15_000;
const WARM_MS = 10_000;
const CALM_MS = 2_000;
const HEAL_MS = 60_000;
const EVERY_SITES_LIMITS = Object.fromEntries(Object.keys(LIFTED_LIMITS).map((name) => [name, '']));

interface Target {
  origin: string;
  port: number;
  businessId: string;
  reviewId: string;
}

/** What costs most for its length: it grows eighteenfold, joins or nests without end. */
const WORST = ['\u{fdfa}', '\u3300', '\u0301', '\u{1f468}\u200d', '\u202e', '(', '['];
const HALF_A_CHARACTER = '\ud83d';
/** A body that is a little smaller than what the shell reads. */
const BODY = 31_000;
const SEARCH = 200;
const AT_ONCE = 10;
const PATIENCE_MS = 10_000;
/** A network has 200 posts an hour. */
const BROKEN = 150;

/** A Han character and as much of one kind as fits into so many characters. */
const textOf = (kind: string, length: number): string => `\u4e00${kind.repeat(length / kind.length)}`.slice(0, length);
/** As much of it as fits into so many bytes of JSON. */
const fullOf = (kind: string): string => kind.repeat(BODY / (Buffer.byteLength(JSON.stringify(kind)) - 2));

function postsOf(kind: string, { businessId, reviewId }: Target): [path: string, body: string][] {
  const reviews = `/api/businesses/${businessId}/reviews`;
  const reports = `${reviews}/${reviewId}/reports`;
  const review = (comment: string, userName = 'A Stranger') => JSON.stringify({ userName, rating: 1, comment });
  const report = (comment: string) => JSON.stringify({ reason: 'not-genuine', comment });
  return [
    [reviews, review(textOf(kind, REVIEW_LIMITS.commentMax))],
    [reviews, review(fullOf(kind))],
    [reviews, review('', fullOf(kind))],
    [reviews, fullOf(kind)],
    [reports, report(textOf(kind, REPORT_LIMITS.commentMax))],
    [reports, report(fullOf(kind))],
  ];
}

function searchesOf(kind: string): string[] {
  const query = textOf(kind, SEARCH);
  const calls = ['/api/businesses/search?query=', '/api/search/suggest?q='];
  return [...calls.map((path) => path + encodeURIComponent(query)), searchPath({ query })];
}

const inTurn = async <T>(all: readonly T[], run: (one: T) => Promise<unknown>): Promise<void> => {
  for (const one of all) await run(one);
};
const atOnce = (run: () => Promise<unknown>) => Promise.all(Array.from({ length: AT_ONCE }, run));

const ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  'the worst posts, ten at once': (target) =>
    inTurn(
      [...WORST, HALF_A_CHARACTER].flatMap((kind) => postsOf(kind, target)),
      ([path, body]) => atOnce(() => send(target.origin + path, { body })),
    ),
  'the worst searches, ten at once': ({ origin }) =>
    inTurn(WORST.flatMap(searchesOf), (path) => atOnce(() => send(origin + path))),
  '100 connections with 2,000 requests each': async ({ port }) => {
    const letGo = await holdConnections(port, [{ from: '127.0.0.9', count: 100, requests: 2_000 }]);
    await delay(PATIENCE_MS);
    await letGo();
  },
};

/** Two addresses of a network post what is no JSON; answers whether a third one of that network writes a review then. */
async function neighbourWrites({ origin, businessId }: Target): Promise<number> {
  const from = (host: number) => ({ headers: { 'x-forwarded-for': `10.255.255.${host}` } });
  const broken = { body: '{"rating":' };
  for (let sent = 0; sent < BROKEN; sent += AT_ONCE)
    for (const host of [1, 2])
      await atOnce(() => send(`${origin}/api/businesses/${businessId}/reviews`, { ...from(host), ...broken }));
  const review = { userName: 'A Neighbour', rating: 4, comment: 'They kept what they promised.' };
  return (await postReview(origin, businessId, review, from(3))).status;
}

await drill({ name: 'hostile', firms: 300, env: () => EVERY_SITES_LIMITS }, async (drilled) => {
  const { site, findings, origin, port } = drilled;
  const businesses = await businessesOf(origin, BUSINESSES);
  const [attacked, ...others] = businesses.filter(({ reviewCount }) => reviewCount > 0);
  if (!attacked) throw new Error('Nobody has written a review.');
  const businessId = attacked.id;
  const [review] = await readWhenThere<Review[]>(`${origin}/api/businesses/${businessId}/reviews`);
  const target = { origin, port, businessId, reviewId: review?.id ?? '' };
  const writers = drilled.writers(others, 1);
  const bystander = drilled.readers({ pages: pagesOf(others), perSecond: 2, patienceMs: PATIENCE_MS });

  /** What the bystander meets while something goes on, once all is answered. */
  const during = async (goesOn: () => Promise<unknown>) => {
    const since = Date.now();
    await goesOn();
    await until(async () => writers.lastAcknowledgedAt > Date.now() - CALM_MS, HEAL_MS);
    await delay(CALM_MS);
    await bystander.answered();
    return bystander.seen(since);
  };
  await delay(WARM_MS);
  const quiet = await during(() => delay(QUIET_MS));
  const beside = async (subject: string, goesOn: () => Promise<unknown>): Promise<void> => {
    const ended = drilled.watch(PROCESSES);
    const { share, text, p99 } = await during(goesOn);
    const seen = `${text}, p99 ${p99.toFixed(0)} ms (quiet ${quiet.p99.toFixed(0)} ms)`;
    findings.note('waits', seen, share === 1 && p99 <= PROMISES.hostile.waits.ms, subject);
    const names = ended();
    const lives = names.length === 0 ? 'all run' : `ended: ${names.join(', ')}`;
    findings.note('alive', lives, names.length === 0, subject);
  };

  for (const [name, attack] of Object.entries(ATTACKS)) await beside(name, () => attack(target));
  await beside('300 broken bodies of two addresses', async () => {
    const status = await neighbourWrites(target);
    findings.note('neighbour', `HTTP ${status}`, status === 201);
  });
  await writers.stop();
  findings.noteProof('once', await everyReviewOnce(site, writers.acknowledged));
});
