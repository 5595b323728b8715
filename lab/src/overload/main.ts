import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, niceSession, say, until } from '@lawdex/infra/testing';
import { drill } from '../kit/drill.ts';
import { table } from '../kit/figures.core.ts';
import { exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { stockOf } from '../kit/site.ts';
import { atRate, inTurn } from '../kit/visitors.ts';
import { askOf, isServed, searchOf, type Kind, type Sample } from '../kit/visits.core.ts';
import { besideOf, compareWritten, errorsOf, HEAD, isCalm, lineOf } from './line.core.ts';

// npm run lab -- overload: far more visitors than the site can serve, and what it does for them.
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
/** So many at a time, each after the answer to the one before; or so many a second, all of them from one address if it is given. */
type How = { visitors: number } | { rate: number; address?: string };

/** Megabytes of memory that a process has now; 0 once it has ended. */
function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

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

  /** `beside`: those who opened pages meanwhile and afterwards; `lateMs`: by how much visitors were late, 99 of 100 times. */
  const come = async (kind: Kind, seconds: number, how: How) => {
    const address = 'rate' in how ? how.address : undefined;
    const load = { origin, numbers: numbers[kind], ask: (n: number) => askOf(kind, stock, n, run, address) };
    const [before, zero, began] = [process.cpuUsage(), performance.now(), Date.now()];
    const late = monitorEventLoopDelay({ resolution: TURN_MS });
    late.enable();
    // They open pages while the load lasts and until they notice nothing any more; also while it is measured what reviews can be written.
    const most = BESIDE.perSecond * (seconds + WATCH_SECONDS);
    const search = Array.from({ length: most }, () => searchOf(stock, numbers.beside.next++));
    const others = 'visitors' in how && kind === 'pages' ? null : drilled.readers({ pages: { search }, ...BESIDE });
    const seen = () => (others?.since(began) ?? []).map((one) => ({ ...one, at: one.at - began }));
    let samples: Sample[] = [];
    if ('visitors' in how) samples = await inTurn(load, how.visitors, { duration: seconds });
    else if (how.rate > 0) samples = await atRate(load, how.rate, seconds);
    else await delay(seconds * 1_000);
    const { user, system } = process.cpuUsage(before);
    const cores = (user + system) / 1_000 / (performance.now() - zero);
    const lateMs = Math.max(0, late.percentile(99) / 1e6 - TURN_MS);
    late.disable();
    if ('rate' in how)
      await until(async () => isCalm(seen(), seconds * 1_000, Date.now() - began), WATCH_SECONDS * 1_000);
    await others?.stop();
    return { samples, beside: seen(), cores, lateMs };
  };

  /** Requests a second that the warm site serves at most: the mean of some rounds, each visitor asking again once answered. */
  const capacityOf = async (kind: Kind): Promise<number> => {
    let served = 0;
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      // A cold site is asked by few, then by as many as measure it.
      const visitors = round < -WARM_UP_ROUNDS / 2 ? 2 : AT_A_TIME[kind];
      const { samples } = await come(kind, aRound, { visitors });
      if (round < 0) continue;
      served += samples.filter(isServed).length;
      const errors = errorsOf(samples) || (served === 0 && 'nobody is served');
      if (errors) throw new Error(`There is no capacity to multiply: ${errors}.`);
    }
    return served / ROUNDS / aRound;
  };

  const writtenOf = async (samples: readonly Sample[]) => {
    // Some that nobody waits for any more are still being written.
    await delay(2_000);
    const rows = await ask<{ key: string; count: number }>(
      site.databaseUrl('lawdex_directory'),
      'select idempotency_key as key, count(*)::int as count from reviews where idempotency_key like $1 group by 1',
      [`${run}-%`],
    );
    return compareWritten(samples, new Map(rows.map(({ key, count }) => [key, count])), run);
  };

  const offer = async (kind: Kind, times: number, capacity: number) => {
    const resident = () => PROCESSES.reduce((sum, name) => sum + residentMb(site.pidOf(name)), 0);
    const before = resident();
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, resident())), 250);
    const seen = await come(kind, lasting, { rate: Math.round(capacity * times) });
    const written = kind === 'reviews' ? await writtenOf(seen.samples) : undefined;
    clearInterval(looking);
    const name = `${kind} x ${times}`;
    const line = lineOf({ ...seen, name, capacity, seconds: lasting, grown: most - before, written });
    say(`  ${line.cells.join(' | ')}`);
    return line;
  };

  const besideGreedyVisitor = async () => {
    // Warms it up.
    await capacityOf('pages');
    const alone = besideOf((await come('pages', lasting, { rate: 0 })).beside, lasting);
    const { samples, beside } = await come('pages', lasting, GREEDY);
    const { served, asked, p99 } = besideOf(beside, lasting);
    const greedy = `greedy: ${samples.filter(isServed).length} of ${samples.length}`;
    const seen = `${served} of ${asked} pages, p99 ${p99.toFixed(0)} ms (alone ${alone.p99.toFixed(0)} ms), ${greedy}`;
    findings.note('bystander', seen, asked > 0 && served === asked && p99 <= 2 * alone.p99);
  };

  /** Two processes a core that take whatever the machine gives. Each has a session of its own, because Linux may share cores by sessions. */
  const besideBusyNeighbour = async () => {
    const loops = Array.from({ length: 2 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', BUSY], { detached: true, stdio: 'ignore' }),
    );
    try {
      const rate = Math.max(1, Math.round((await capacityOf('pages')) / 2));
      const ended = () => readFileSync(join(dataDir, 'logs/shell.log'), 'utf8').match(ENDED)?.length ?? 0;
      const [before, lost] = [ended(), drilled.watch()];
      const { samples } = await come('pages', lasting, { rate });
      const inTime = samples.filter((one) => isServed(one) && one.took <= limits.admitted.ms).length;
      const isKept = inTime >= (limits.busy.percent / 100) * samples.length;
      findings.note('busy', `${inTime} of ${samples.length} pages at ${rate} a second`, isKept);
      const seen = `${ended() - before} workers and services; processes: ${lost() || 'none'}`;
      findings.note('nobodyEnded', seen, ended() === before && lost() === '');
    } finally {
      for (const loop of loops) loop.kill('SIGKILL');
    }
  };

  const lines: ReturnType<typeof lineOf>[] = [];
  const most: string[] = [];
  for (const kind of (['pages', 'reviews'] as const).filter(isWanted)) {
    const capacity = await capacityOf(kind);
    most.push(`${capacity.toFixed(0)} ${kind}`);
    for (const times of options.loads.split(',').map(Number)) lines.push(await offer(kind, times, capacity));
  }
  // A promise holds when it holds at every load.
  for (const promise of ['goodput', 'admitted', 'refused', 'memory', 'normal', 'written'] as const) {
    const judged = lines.flatMap((line) => (line.judged[promise] ? [line.judged[promise]] : []));
    const isKept = judged.every(([, ok]) => ok);
    if (judged.length > 0) findings.note(promise, judged.map(([seen]) => seen).join(', '), isKept, 'at each load');
  }
  if (lines.length > 0) {
    findings.note('counted', ...(await exactAggregates(site)));
    findings.note('counted', ...(await indexAgrees(site)));
  }
  if (isWanted('greedy')) await besideGreedyVisitor();
  if (isWanted('busy')) await besideBusyNeighbour();
  if (lines.length === 0) return;
  const rows = lines.map(({ cells }) => cells);
  return `${lasting} s each. The site can do at most, a second: ${most.join(', ')}.\n\n${table(HEAD, rows)}`;
});
