import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { businessPath, REMOVAL_WORDS, removedReviewsPath, usualADay } from '@lawdex/contracts';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { LIFTED_HOLDS, LIFTED_LIMITS, until } from '@lawdex/infra/testing';
import { PROMISES } from '../kit/findings.ts';
import { failureOf } from '../kit/crowd.ts';
import { COMMON_OPTIONS, drill, isReplaced } from '../kit/drill.ts';
import { table } from '../kit/figures.core.ts';
import { everyReviewOnce, query } from '../kit/proofs.ts';
import { businessesOf, readWhenThere, withFirms } from '../kit/site.ts';
import { Writers } from '../kit/writers.ts';
import { FLOODS, sendFlood, sendReview } from './floods.ts';
import type { Flood } from './floods.ts';
import { checkLedger, commandAgainst, movedBy, reviewsCommand } from './operator.ts';

// npm run lab -- reviews: floods and crowds write reviews of a site that has the limits of every site, time goes by, and an operator moderates.
const { values: options } = parseArgs({ options: COMMON_OPTIONS });
const FIRMS = 300;
const HEAL_MS = 60_000;
const WRITING_MS = 4_000;
/** More than one visitor may write about a firm in an hour. */
const ENOUGH = 20;
const HIDDEN_WORDS = REMOVAL_WORDS['same-writer'].slice(1);
const HEAD = [
  'sent',
  'firms',
  'refused',
  'acknowledged',
  'shown at once',
  'later',
  'rating before',
  'at once',
  'later',
];
const DUE = 'select from reviews where held_until <= now() or counts_from <= now() limit 1';
const LIMITS = Object.keys({ ...LIFTED_LIMITS, ...LIFTED_HOLDS }).filter((name) => /^(MAX_WRITES|HOLD)_/.test(name));

interface Sent {
  flood: Flood;
  firms: BusinessSummary[];
  acknowledged: number;
  refused: number;
  /** What visitors see of it at once, and when its time is over. */
  shown: number[];
  /** The ratings of its firms before, at once, and when its time is over. */
  ratings: number[][];
}

const mean = (values: readonly number[] = []): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const env = () => ({ ...Object.fromEntries(LIMITS.map((name) => [name, ''])), ...withFirms(FIRMS) });
await drill(
  { name: 'reviews', promises: PROMISES.reviews, options, env },
  async ({ site, origin, dataDir, findings }) => {
    // Other ratings could hide that they were moved.
    const small = (await businessesOf(origin)).filter(
      ({ rating, reviewCount }) => Number(rating) >= 4 && reviewCount >= 6 && reviewCount <= 10,
    );
    const directory = () => site.databaseUrl('lawdex_directory');

    /** Reviews of a flood that are shown. */
    const shownOf = async (firms: readonly BusinessSummary[], more = ''): Promise<number> => {
      const [row] = await query<{ n: number }>(
        directory(),
        `select count(*)::int as n from reviews where business_id = any($1) and sent_from is not null and hidden_at is null ${more}`,
        [firms.map(({ id }) => id)],
      );
      return row?.n ?? 0;
    };
    /** Notes what visitors see now. */
    const look = async ({ firms, ratings, shown }: Sent): Promise<void> => {
      const now: number[] = [];
      for (const { slug } of firms)
        now.push(Number((await readWhenThere<BusinessDetail>(`${origin}/api/businesses/slug/${slug}`)).rating));
      ratings.push(now);
      shown.push(await shownOf(firms));
    };
    const send = async (flood: Flood): Promise<Sent> => {
      const firms = small.splice(0, flood.firms);
      const ids = firms.map(({ id }) => id);
      const { 201: acknowledged = 0, 429: refused = 0 } = await sendFlood(origin, flood, ids);
      const ratings = [firms.map(({ rating }) => Number(rating))];
      const sent = { flood, firms, acknowledged, refused, shown: [], ratings };
      await look(sent);
      return sent;
    };
    /** Sends what is to ruin firms, and notes by how much it has moved their ratings. */
    const ruin = async (promise: 'network' | 'networks', flood: Flood, most: (reviews: number) => number) => {
      const sent = await send(flood);
      const [before = [], now = []] = sent.ratings;
      const isKept = sent.firms.every((firm, n) => {
        const moved = Math.abs((now[n] ?? NaN) - (before[n] ?? NaN));
        return moved < movedBy(most(firm.reviewCount), firm);
      });
      const seen = `${mean(before).toFixed(1)} -> ${mean(now).toFixed(1)}, ${sent.shown[0]} shown`;
      findings.note(promise, seen, isKept, flood.name);
      return sent;
    };
    /** Ends it by kill -9, and waits until its successor answers. */
    const replace = async (name: string): Promise<void> => {
      const victim = site.pidOf(name);
      process.kill(victim, 'SIGKILL');
      const path = `${origin}/api/businesses/${small[0]?.id}/reviews`;
      const isBack = async () => isReplaced(site, name, victim) && (await failureOf(path, HEAL_MS)) === null;
      if (!(await until(isBack, HEAL_MS))) throw new Error(`${name} did not come back.`);
    };
    const network = await ruin('network', FLOODS.network, () => findings.bound('network', 'reviews'));
    const sent = [network];
    for (const flood of [FLOODS.networks, FLOODS.many, FLOODS.few]) sent.push(await ruin('networks', flood, usualADay));
    const own = await send(FLOODS.own);
    sent.push(own);
    let gone = 0;
    for (const { firms, shown } of sent) gone += Math.max(0, (shown[0] ?? 0) - (await shownOf(firms)));
    const isAll = (await shownOf(own.firms)) === FLOODS.own.count;
    findings.note('stays', `${gone} gone, ${isAll ? 'all' : 'not all'} of the firm's own shown`, gone === 0 && isAll);
    const crowd = await send(FLOODS.crowd);
    sent.push(crowd);
    findings.note('crowd', `${crowd.acknowledged} acknowledged`, crowd.acknowledged === FLOODS.crowd.count);

    // Moves all that was sent into the past, as the owner of the database can; the service follows the rule when it starts.
    await query(
      directory(),
      `update reviews set created_at = created_at - $1::interval, held_until = held_until - $1::interval,
       counts_from = counts_from - $1::interval
     where sent_from is not null`,
      ['73 hours'],
    );
    await replace('svc-directory');
    // The service takes one firm after the other, in any order: before the last one, some rows would be of three days ago.
    if (!(await until(async () => (await query(directory(), DUE)).length === 0, HEAL_MS)))
      throw new Error('Reviews whose time had come still waited.');
    for (const one of sent) await look(one);
    const released = await shownOf(crowd.firms, 'and counts_from is null');
    findings.note('released', `${crowd.shown.at(-1)} shown, ${released} count`, released === FLOODS.crowd.count);

    const [{ id = '', slug = '' } = {}] = network.firms;
    const copies = network.acknowledged - 1;
    const firsts = await query<{ id: string }>(directory(), 'select id from reviews where business_id = $1', [id]);
    const since = Date.now();
    const [command, isSafe] = await commandAgainst(
      dataDir,
      firsts.map((first) => first.id),
    );
    const said = await reviewsCommand(dataDir, ...command, '--yes');
    const took = `${((Date.now() - since) / 1_000).toFixed(1)} s for both commands`;
    findings.note('oneCommand', `${copies} hidden, ${took}`, isSafe && said.startsWith(`${copies} reviews: hidden`));
    const tells = async (path: string, words: string) =>
      (await (await fetch(origin + path)).text()).replaceAll('<!-- -->', '').includes(words);
    const areOnPages = await until(async () => {
      const isOfFirm = await tells(businessPath(slug), `${copies} reviews were removed: s${HIDDEN_WORDS}`);
      return isOfFirm && tells(removedReviewsPath(), HIDDEN_WORDS);
    }, HEAL_MS);
    const list = await checkLedger(origin);
    findings.note('ledger', list, areOnPages && list.startsWith(`${copies} entries,`));

    const writers = new Writers({ origin, businessIds: small.map((firm) => firm.id) }, 4);
    await delay(WRITING_MS);
    await replace('svc-directory');
    await delay(WRITING_MS);
    await writers.stop();
    findings.noteProof('once', await everyReviewOnce(directory(), writers.acknowledged));
    const writeTooMuch = () => sendReview(origin, id, FLOODS.network.letter(0));
    let before = await writeTooMuch();
    for (let sent = 1; sent < ENOUGH && before !== 429; sent += 1) before = await writeTooMuch();
    findings.note('limited', `HTTP ${before}`, before === 429);
    const rows = sent.map(({ flood, firms, refused, acknowledged, shown, ratings }) => [
      ...[flood.name, firms.length, refused, acknowledged, ...shown].map(String),
      ...ratings.map((rating) => mean(rating).toFixed(1)),
    ]);
    return table(HEAD, rows);
  },
);
