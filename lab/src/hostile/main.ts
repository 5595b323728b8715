import { setTimeout as delay } from 'node:timers/promises';
import type { Review } from '@lawdex/contracts';
import { LIFTED_LIMITS, until } from '@lawdex/infra/testing';
import { pagesOf } from '../kit/readers.ts';
import { drill } from '../kit/drill.ts';
import { everyReviewOnce } from '../kit/proofs.ts';
import { businessesOf, readWhenThere } from '../kit/site.ts';
import { ATTACKS, neighbourWrites } from './attacks.ts';

// npm run lab -- hostile: somebody sends the worst to a site that has the limits of every site, beside a visitor who reads and writes.
const PROCESSES = ['shell', 'svc-directory', 'svc-search-indexer', 'svc-blog', 'postgres'];
const BUSINESSES = 40;
const QUIET_MS = 15_000;
const WARM_MS = 10_000;
const CALM_MS = 2_000;
const PATIENCE_MS = 10_000;
const HEAL_MS = 60_000;
const EVERY_SITES_LIMITS = Object.fromEntries(Object.keys(LIFTED_LIMITS).map((name) => [name, '']));

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
    findings.note('waits', seen, share === 1 && p99 <= findings.bound('waits', 'ms'), subject);
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
  findings.noteProof('once', await everyReviewOnce(site.databaseUrl('lawdex_directory'), writers.acknowledged));
});
