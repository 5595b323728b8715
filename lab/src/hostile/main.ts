import { setTimeout as delay } from 'node:timers/promises';
import { REPORT_LIMITS, REVIEW_LIMITS, searchPath, type Review } from '@lawdex/contracts';
import { until } from '@lawdex/infra/testing';
import { pagesOf } from '../kit/readers.ts';
import { drill } from '../kit/drill.ts';
import { everyReviewOnce } from '../kit/proofs.ts';
import { businessesOf, readWhenThere } from '../kit/site.ts';
import { holdConnections } from '../kit/hold-connections.ts';
import { postReview, send, type Sending } from '../kit/http.ts';

const CALM_MS = 2_000;

/** What costs most for its length: it grows eighteenfold, joins or nests without end. */
const WORST = ['\u{fdfa}', '\u3300', '\u0301', '\u{1f468}\u200d', '\u202e', '(', '['];
/** A body that is a little smaller than what the shell reads. */
const BODY = 31_000;
const AT_ONCE = 10;
const PATIENCE_MS = 10_000;

/** A Han character and as much of one kind as fits into so many characters. */
const textOf = (kind: string, length: number): string => `\u4e00${kind.repeat(length / kind.length)}`.slice(0, length);
/** As much of it as fits into so many bytes of JSON. */
const fullOf = (kind: string): string => kind.repeat(BODY / (Buffer.byteLength(JSON.stringify(kind)) - 2));

type Request = [path: string, sending?: Sending];

function searchesOf(kind: string): Request[] {
  const query = textOf(kind, 200);
  const text = encodeURIComponent(query);
  return [[`/api/businesses/search?query=${text}`], [`/api/search/suggest?q=${text}`], [searchPath({ query })]];
}

await drill({ name: 'hostile', firms: 300, limited: /^MAX_/ }, async (drilled) => {
  const { site, findings, limits, origin, port } = drilled;
  const [attacked, ...others] = (await businessesOf(origin, 40)).filter(({ reviewCount }) => reviewCount > 0);
  if (!attacked) throw new Error('Nobody has written a review.');
  const reviews = `/api/businesses/${attacked.id}/reviews`;
  const [written] = await readWhenThere<Review[]>(origin + reviews);
  const reports = `${reviews}/${written?.id}/reports`;
  const writers = drilled.writers(others, 1);
  const bystander = drilled.readers({ pages: pagesOf(others), perSecond: 2, patienceMs: PATIENCE_MS });

  /** Ten at once of each. */
  const inTurn = async (requests: readonly Request[]) => {
    for (const [path, sending] of requests)
      await Promise.all(Array.from({ length: AT_ONCE }, () => send(origin + path, sending)));
  };
  const postsOf = (kind: string): Request[] => {
    const review = (comment: string, userName = 'A Stranger') => JSON.stringify({ userName, rating: 1, comment });
    const report = (comment: string) => JSON.stringify({ reason: 'not-genuine', comment });
    return [
      [reviews, { body: review(textOf(kind, REVIEW_LIMITS.commentMax)) }],
      [reviews, { body: review(fullOf(kind)) }],
      [reviews, { body: review('', fullOf(kind)) }],
      [reviews, { body: fullOf(kind) }],
      [reports, { body: report(textOf(kind, REPORT_LIMITS.commentMax)) }],
      [reports, { body: report(fullOf(kind)) }],
    ];
  };
  const attacks: Readonly<Record<string, () => Promise<void>>> = {
    /** And half a character. */
    'the worst posts, ten at once': () => inTurn([...WORST, '\ud83d'].flatMap(postsOf)),
    'the worst searches, ten at once': () => inTurn(WORST.flatMap(searchesOf)),
    '100 connections with 2,000 requests each': async () => {
      const letGo = await holdConnections([{ port, from: '127.0.0.9', count: 100, requests: 2_000 }]);
      await delay(PATIENCE_MS);
      await letGo();
    },
    /** They post what is no JSON; a third one of their network, which has 200 posts an hour, writes a review then. */
    '300 broken bodies of two addresses': async () => {
      const from = (host: number) => ({ 'x-forwarded-for': `10.255.255.${host}` });
      const brokenOf = (host: number): Request => [reviews, { headers: from(host), body: '{"rating":' }];
      for (let sent = 0; sent < 150; sent += AT_ONCE) await inTurn([1, 2].map(brokenOf));
      const review = { userName: 'A Neighbour', rating: 4, comment: 'They kept what they promised.' };
      const { status } = await postReview(origin, attacked.id, review, { headers: from(3) });
      findings.note('neighbour', `HTTP ${status}`, status === 201);
    },
  };

  /** What the bystander meets while something goes on, until writers have been calm for a while. */
  const during = (goesOn: () => Promise<unknown>) =>
    bystander.during(async () => {
      await goesOn();
      await until(async () => writers.lastAcknowledgedAt > Date.now() - CALM_MS, 60_000);
      await delay(CALM_MS);
    });
  await delay(10_000);
  const quiet = await during(() => delay(15_000));
  for (const [subject, attack] of Object.entries(attacks)) {
    const ended = drilled.watch();
    const { share, text, p99 } = await during(attack);
    const seen = `${text}, p99 ${p99.toFixed(0)} ms (quiet ${quiet.p99.toFixed(0)} ms)`;
    findings.note('waits', seen, share === 1 && p99 <= limits.waits.ms, subject);
    const names = ended();
    findings.note('alive', names === '' ? 'all run' : `ended: ${names}`, names === '', subject);
  }
  await writers.stop();
  findings.note('once', ...(await everyReviewOnce(site, writers.acknowledged)));
});
