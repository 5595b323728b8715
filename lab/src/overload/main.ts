import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, niceSession, residentMb, until } from '@lawdex/infra/testing';
import { drill } from '../kit/drill.ts';
import { exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { stockOf } from '../kit/site.ts';
import { atRate, inTurn } from '../kit/visitors.ts';
import { askOf, isServed, searchOf, type Kind, type Sample } from '../kit/visits.core.ts';
import { compareWritten, errorsOf, isCalm, judge } from './load.core.ts';

const PROCESSES = ['shell', 'svc-directory', 'svc-search-indexer'];

/** Ends with its parent, because nothing else would end it; visitors come first, and it does not. */
const BUSY = 'require("node:os").setPriority(0); const parent = process.ppid; while (process.ppid === parent);';
/** Opens as many pages a second as a visitor may ask for, see `MAX_REQUESTS_PER_VISITOR`. */
const GREEDY = { rate: 30, address: '198.51.100.7' };
const ENDED = /render worker ended|answers nobody/g;

const BESIDE = { perSecond: 5, patienceMs: 5_000 };
/** A site that does not come back is not watched for ever. */
const WATCH_SECONDS = 60;
/** Visitors come from other machines; here they must not wait for the site to let them come. */
const FIRST = -10;
const TURN_MS = 1;
const WARM_UP_ROUNDS = 8;
const ROUNDS = 3;
/** So many at a time find out what the site can do at most. */
const AT_A_TIME: Record<Kind, number> = { pages: 8, reviews: 32 };

await drill({ name: 'overload', firms: 3_000 }, async (drilled) => {
  const { site, findings, options, limits, origin, dataDir } = drilled;
  const isWanted = (part: string) => options.only === undefined || options.only === part;
  const lasting = Number(options.seconds ?? (options.short ? 5 : 30));
  const aRound = options.short ? 2 : 4;
  // They live in the drill's own process, which has nothing else to do while they come; each process of the site has a session of its own.
  niceSession(process.pid, FIRST);
  try {
    setPriority(FIRST);
  } catch {
    // Then they come a little later, and the table says how much.
  }
  const stock = await stockOf(origin);
  const run = `drill-${Date.now().toString(36)}`;
  /** Each kind of request is numbered on its own, so that no address is used twice. */
  const numbers = { pages: { next: 0 }, reviews: { next: 4_000_000 }, beside: { next: 9_000_000 } };
  /** All from one address if it is given. */
  const loadOf = (kind: Kind, address?: string) => ({
    ...{ origin, numbers: numbers[kind] },
    ask: (n: number) => askOf(kind, stock, n, run, address),
  });
  /** They open pages for so many seconds at most. */
  const visitorsBeside = (seconds: number) => {
    const search = Array.from({ length: BESIDE.perSecond * seconds }, () => searchOf(stock, numbers.beside.next++));
    return drilled.readers({ pages: { search }, ...BESIDE });
  };

  /** Requests a second that the warm site serves at most: the mean of some rounds, each visitor asking again once answered. */
  const capacityOf = async (kind: Kind): Promise<number> => {
    // Reviews are always written while others open pages.
    const others = kind === 'reviews' ? visitorsBeside((WARM_UP_ROUNDS + ROUNDS) * (aRound + 5)) : null;
    let served = 0;
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      // A cold site is asked by few, then by as many as measure it.
      const visitors = round < -WARM_UP_ROUNDS / 2 ? 2 : AT_A_TIME[kind];
      const samples = await inTurn(loadOf(kind), visitors, { duration: aRound });
      if (round < 0) continue;
      served += samples.filter(isServed).length;
      const errors = errorsOf(samples) || (served === 0 && 'nobody is served');
      if (errors) throw new Error(`There is no capacity to multiply: ${errors}.`);
    }
    await others?.stop();
    return served / ROUNDS / aRound;
  };

  /** Visitors who come at a rate. `beside`: those who opened pages meanwhile, and until they noticed nothing any more; `lateMs`: by how much visitors were late, 99 of 100 times. */
  const come = async (kind: Kind, rate: number) => {
    const others = visitorsBeside(lasting + WATCH_SECONDS);
    const began = Date.now();
    const late = monitorEventLoopDelay({ resolution: TURN_MS });
    late.enable();
    const samples = await atRate(loadOf(kind), rate, lasting);
    const lateMs = Math.max(0, late.percentile(99) / 1e6 - TURN_MS);
    late.disable();
    const endedAt = began + lasting * 1_000;
    await until(async () => isCalm(others.since(began), endedAt, Date.now()), WATCH_SECONDS * 1_000);
    await others.stop();
    return { samples, beside: others.since(began), endedAt, lateMs };
  };

  const writtenOf = async (samples: readonly Sample[]) => {
    // Some that nobody waits for any more are still being written.
    await delay(2_000);
    const sql = 'select idempotency_key as key, count(*)::int from reviews where idempotency_key like $1 group by 1';
    const url = site.databaseUrl('lawdex_directory');
    const rows = await ask<{ key: string; count: number }>(url, sql, [`${run}-%`]);
    return compareWritten(samples, new Map(rows.map(({ key, count }) => [key, count])), run);
  };

  const offer = async (kind: Kind, times: number, capacity: number) => {
    const resident = () => PROCESSES.reduce((sum, name) => sum + residentMb(site.pidOf(name)), 0);
    const before = resident();
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, resident())), 250);
    const seen = await come(kind, Math.round(capacity * times));
    clearInterval(looking);
    const name = `${kind} x ${times}`;
    const judged = judge({ ...seen, capacity, seconds: lasting, grown: most - before });
    for (const [promise, what, ok] of judged) findings.note(promise, what, ok, name);
    if (kind === 'reviews') findings.note('written', ...(await writtenOf(seen.samples)), name);
  };

  const besideGreedyVisitor = async () => {
    // Warms it up.
    await capacityOf('pages');
    const bystander = visitorsBeside(2 * lasting + WATCH_SECONDS);
    const alone = await bystander.during(() => delay(lasting * 1_000));
    let greedy: Sample[] = [];
    const beside = await bystander.during(async () => {
      greedy = await atRate(loadOf('pages', GREEDY.address), GREEDY.rate, lasting);
    });
    await bystander.stop();
    const waits = `p99 ${beside.p99.toFixed(0)} ms (alone ${alone.p99.toFixed(0)} ms)`;
    const seen = `${beside.text}, ${waits}, greedy: ${greedy.filter(isServed).length} of ${greedy.length}`;
    findings.note('bystander', seen, beside.share === 1 && beside.p99 <= 2 * alone.p99);
  };

  /** Two processes a core that take whatever the machine gives. Each has a session of its own, because Linux may share cores by sessions. */
  const besideBusyNeighbour = async () => {
    const loops = Array.from({ length: 2 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', BUSY], { detached: true, stdio: 'ignore' }),
    );
    const rate = Math.max(1, Math.round((await capacityOf('pages')) / 2));
    const ended = () => readFileSync(join(dataDir, 'logs/shell.log'), 'utf8').match(ENDED)?.length ?? 0;
    const [before, lost] = [ended(), drilled.watch()];
    const { samples } = await come('pages', rate);
    const inTime = samples.filter((one) => isServed(one) && one.took <= limits.admitted.ms).length;
    const isKept = inTime >= (limits.busy.percent / 100) * samples.length;
    findings.note('busy', `${inTime} of ${samples.length} pages at ${rate} a second`, isKept);
    const seen = `${ended() - before} workers and services; processes: ${lost() || 'none'}`;
    findings.note('nobodyEnded', seen, ended() === before && lost() === '');
    for (const loop of loops) loop.kill('SIGKILL');
  };

  const most: string[] = [];
  for (const kind of (['pages', 'reviews'] as const).filter(isWanted)) {
    const capacity = await capacityOf(kind);
    most.push(`${capacity.toFixed(0)} ${kind}`);
    for (const times of options.loads.split(',').map(Number)) await offer(kind, times, capacity);
  }
  if (most.length > 0) {
    findings.note('counted', ...(await exactAggregates(site)));
    findings.note('counted', ...(await indexAgrees(site)));
  }
  if (isWanted('greedy')) await besideGreedyVisitor();
  if (isWanted('busy')) await besideBusyNeighbour();
  return `${lasting} s each. The site can do at most, a second: ${most.join(', ') || 'not asked'}.`;
});
