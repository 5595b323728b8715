import { setTimeout as delay } from 'node:timers/promises';
import { businessPath, REMOVAL_WORDS, removedReviewsPath, usualADay } from '@lawdex/contracts';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { until } from '@lawdex/infra/testing';
import { failureOf } from '../kit/crowd.ts';
import type { Findings } from '../kit/findings.ts';
import { everyReviewOnce, query } from '../kit/proofs.ts';
import { readWhenThere } from '../kit/trial-site.ts';
import type { Trial } from '../kit/trial-site.ts';
import { Writers } from '../kit/writers.ts';
import { FLOODS, sendFlood, sendReview } from './floods.ts';
import type { Answers, FloodName } from './floods.ts';
import { checkLedger, commandAgainst, reviewsCommand } from './operator.ts';
import { movedBy } from './promises.core.ts';
import type { Promised } from './promises.core.ts';

export interface Scene extends Pick<Trial, 'site' | 'origin' | 'dataDir'> {
  /** Small firms, well rated; each part takes those that it writes about. */
  firms: BusinessSummary[];
  findings: Findings<Promised>;
}

interface Sent extends Answers {
  firms: BusinessSummary[];
  /** What visitors see of it at once, and when its time is over. */
  shown: number[];
  /** The mean rating of its firms before, at once, and when its time is over. */
  ratings: number[];
  /** By how much the rating of each has moved. */
  moved: number[];
}

const HEAL_MS = 60_000;
/** The shell writes its counts of visitors down every five seconds. */
const SAVED_MS = 7_000;
const WRITING_MS = 4_000;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const HIDDEN_WORDS = REMOVAL_WORDS['same-writer'].slice(1);

/** Writes reviews as floods and crowds do, lets their time go by, and does what an operator can do. */
export class ReviewsDrill {
  readonly sent = new Map<FloodName, Sent>();

  constructor(private readonly scene: Scene) {}

  async all(): Promise<void> {
    for (const name of Object.keys(FLOODS) as FloodName[]) await this.flood(name);
    await this.letTimePass();
    await this.moderate();
    await this.kill();
  }

  private async flood(name: FloodName): Promise<void> {
    const { origin, findings } = this.scene;
    const firms = this.scene.firms.splice(0, FLOODS[name].firms);
    const ids = firms.map(({ id }) => id);
    const answers = await sendFlood(origin, FLOODS[name], ids);
    const sent: Sent = { firms, shown: [], ratings: [], moved: [], ...answers };
    this.sent.set(name, sent);
    await this.look(sent);
    const { acknowledged, other } = answers;
    if (name === 'crowd')
      return findings.note('crowd', other[0] ?? `${acknowledged} acknowledged`, acknowledged === FLOODS.crowd.count);
    if (name === 'own') return this.noteStays();
    const [promise, count] = name === 'network' ? (['network', () => 2] as const) : (['networks', usualADay] as const);
    const { ratings, moved, shown } = sent;
    const seen = `${ratings[0]?.toFixed(1)} -> ${ratings[1]?.toFixed(1)}, ${shown[0]} shown`;
    const isKept = firms.every((firm, n) => (moved[n] ?? NaN) < movedBy(count(firm.reviewCount), firm));
    findings.note(promise, seen, isKept, FLOODS[name].name);
  }

  /** Looks whether all that was ever shown is shown still: floods that were sent before, and what firms had. */
  private async noteStays(): Promise<void> {
    let gone = 0;
    for (const sent of this.sent.values()) gone += Math.max(0, (sent.shown[0] ?? 0) - (await this.shownOf(sent)));
    const { count } = FLOODS.own;
    const own = (await this.shownOf(this.of('own'))) === count;
    this.scene.findings.note('stays', `${gone} gone, ${own ? 'all' : 'not all'} ${count} shown`, gone === 0 && own);
  }

  private async letTimePass(): Promise<void> {
    const { count } = FLOODS.crowd;
    const crowd = this.of('crowd');
    await this.rewind('73 hours', async () => (await this.shownOf(crowd, 'and counts_from is null')) >= count);
    for (const sent of this.sent.values()) await this.look(sent);
    const counted = await this.shownOf(crowd, 'and counts_from is null');
    this.scene.findings.note('released', `${crowd.shown.at(-1)} shown, ${counted} count`, counted === count);
  }

  /** Moves all that was sent into the past, as the owner of the database can; the service follows the rule when it starts. */
  private async rewind(time: string, isOver: () => Promise<boolean>): Promise<void> {
    await query(
      this.database,
      `update reviews set created_at = created_at - $1::interval, held_until = held_until - $1::interval,
         counts_from = counts_from - $1::interval
       where sent_from is not null`,
      [time],
    );
    await this.replace('svc-directory');
    await until(isOver, HEAL_MS);
  }

  private async moderate(): Promise<void> {
    const { dataDir, findings, origin } = this.scene;
    const { firms, acknowledged } = this.of('network');
    const [{ id = '', slug = '' } = {}] = firms;
    const copies = acknowledged - 1;
    const firsts = await query<{ id: string }>(this.database, 'select id from reviews where business_id = $1', [id]);
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
      const ofFirm = await tells(businessPath(slug), `${copies} reviews were removed: s${HIDDEN_WORDS}`);
      return ofFirm && tells(removedReviewsPath(), HIDDEN_WORDS);
    }, HEAL_MS);
    const list = await checkLedger(origin);
    findings.note('ledger', list, areOnPages && list.startsWith(`${copies} entries,`));
  }

  private async kill(): Promise<void> {
    const { origin, firms, findings } = this.scene;
    const writers = new Writers({ origin, businessIds: firms.map(({ id }) => id) }, 4);
    await delay(WRITING_MS);
    await this.replace('svc-directory');
    await delay(WRITING_MS);
    await writers.stop();
    findings.noteProof('once', await everyReviewOnce(this.database, writers.acknowledged));
    await delay(SAVED_MS);
    await this.replace('shell');
    const answer = await sendReview(origin, this.of('network').firms[0]?.id ?? '', FLOODS.network.letter(299));
    findings.note('limited', `HTTP ${answer.slice(0, 3)}`, answer.startsWith('429'));
  }

  /** Ends it by kill -9, and waits until its successor answers. */
  private async replace(name: string): Promise<void> {
    const { site, origin, firms } = this.scene;
    const victim = site.pidOf(name);
    process.kill(victim, 'SIGKILL');
    const path = `${origin}/api/businesses/${firms[0]?.id}/reviews`;
    const isBack = async () => ![0, victim].includes(site.pidOf(name)) && (await failureOf(path, HEAL_MS)) === null;
    if (!(await until(isBack, HEAL_MS))) throw new Error(`${name} did not come back.`);
  }

  /** Notes what visitors see now. */
  private async look(sent: Sent): Promise<void> {
    const { origin } = this.scene;
    const { firms, ratings, shown } = sent;
    const now: number[] = [];
    for (const { slug } of firms)
      now.push(Number((await readWhenThere<BusinessDetail>(`${origin}/api/businesses/slug/${slug}`)).rating));
    const before = firms.map(({ rating }) => Number(rating));
    if (ratings.length === 0) ratings.push(mean(before));
    ratings.push(mean(now));
    sent.moved = now.map((rating, n) => Math.abs(rating - (before[n] ?? NaN)));
    shown.push(await this.shownOf(sent));
  }

  private async shownOf({ firms }: Sent, more = ''): Promise<number> {
    const [row] = await query<{ n: number }>(
      this.database,
      `select count(*)::int as n from reviews where business_id = any($1) and sent_from is not null and hidden_at is null ${more}`,
      [firms.map(({ id }) => id)],
    );
    return row?.n ?? 0;
  }

  private of(name: FloodName): Sent {
    const sent = this.sent.get(name);
    if (!sent) throw new Error(`The flood ${name} was not sent.`);
    return sent;
  }

  private get database(): string {
    return this.scene.site.databaseUrl('lawdex_directory');
  }
}
