import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '@lawdex/infra/testing';
import { drill, type DrillSite } from '../kit/drill.ts';
import { table } from '../kit/figures.core.ts';
import { optionsOf } from '../kit/options.ts';
import { watchMemory } from '../kit/processes.ts';
import { exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { say, stockOf } from '../kit/site.ts';
import { isServed, reviewKey, type Kind, type Sample } from '../kit/visits.core.ts';
import { besideOf, compareWritten, HEAD, lineOf, type Line } from './line.core.ts';
import { Visitors } from './visitors.ts';

// npm run lab -- overload: far more visitors than the site can serve, and what it does for them.
const options = optionsOf('overload');
const isWanted = (part: string) => options.only === undefined || options.only === part;
const FIRMS = 3_000;
const SECONDS = Number(options.seconds ?? (options.short ? 5 : 30));
const ROUND_SECONDS = options.short ? 2 : 4;
/** Reviews that nobody waits for any more may still be written, so they are counted so long after a load. */
const SETTLE_MS = 2_000;
const PROCESSES = ['shell', 'svc-directory', 'svc-search-indexer'];

/** Ends with its parent, because nothing else would end it; visitors come first, and it does not. */
const BUSY = 'require("node:os").setPriority(0); const parent = process.ppid; while (process.ppid === parent);';
const A_CORE = 2;
const GREEDY = '198.51.100.7';
/** Pages a second that a visitor may ask for, see `MAX_REQUESTS_PER_VISITOR`. */
const ALLOWED_RATE = 30;
const ENDED = /render worker ended|answers nobody/g;

type Scene = DrillSite<'overload'> & { visitors: Visitors };

async function offer({ site, findings, visitors }: Scene, kind: Kind, times: number, capacity: number): Promise<Line> {
  const memory = watchMemory(() => PROCESSES.map((name) => site.pidOf(name)));
  const { samples, ...seen } = await visitors.come(kind, SECONDS, { rate: Math.round(capacity * times) });
  const most = {
    ...{ goodput: findings.bound('goodput', 'percent'), admitted: findings.bound('admitted', 'ms') },
    ...{ refused: findings.bound('refused', 'ms'), memory: findings.bound('memory', 'mb') },
    normal: findings.bound('normal', 'seconds'),
  };
  const written = kind === 'reviews' ? await writtenOf(site, visitors.run, samples) : null;
  const name = `${kind} x ${times}`;
  const line = lineOf({ name, capacity, seconds: SECONDS, samples, ...seen, memory: memory(), written }, most);
  say(`  ${line.cells.join(' | ')}`);
  return line;
}

async function writtenOf(site: Scene['site'], run: string, samples: readonly Sample[]) {
  await delay(SETTLE_MS);
  const rows = await ask<{ key: string; count: number }>(
    site.databaseUrl('lawdex_directory'),
    'select idempotency_key as key, count(*)::int as count from reviews where idempotency_key like $1 group by 1',
    [`${run}-%`],
  );
  return compareWritten(samples, new Map(rows.map(({ key, count }) => [key, count])), (n) => reviewKey(run, n));
}

/** A promise holds when it holds at every load. */
function noteLines({ findings }: Scene, lines: readonly Line[]): void {
  for (const promise of ['goodput', 'admitted', 'refused', 'memory', 'normal', 'written'] as const) {
    const judged = lines.flatMap(({ judged: { [promise]: one } }) => (one ? [one] : []));
    const isKept = judged.every(([, ok]) => ok);
    if (judged.length > 0) findings.note(promise, judged.map(([seen]) => seen).join(', '), isKept, 'at each load');
  }
}

async function besideGreedyVisitor({ visitors, findings }: Scene): Promise<void> {
  // Warms it up.
  await visitors.capacityOf('pages');
  const alone = besideOf((await visitors.come('pages', SECONDS, { rate: 0 })).beside, SECONDS);
  const { samples, beside } = await visitors.come('pages', SECONDS, { rate: ALLOWED_RATE, address: GREEDY });
  const { served, asked, p99 } = besideOf(beside, SECONDS);
  const greedy = `greedy: ${samples.filter(isServed).length} of ${samples.length}`;
  const seen = `${served} of ${asked} pages, p99 ${p99.toFixed(0)} ms (alone ${alone.p99.toFixed(0)} ms), ${greedy}`;
  findings.note('bystander', seen, asked > 0 && served === asked && p99 <= 2 * alone.p99);
}

/** Processes that take whatever the machine gives. Each has a session of its own, because Linux may share cores by sessions. */
async function besideBusyNeighbour({ visitors, findings, watch, dataDir }: Scene): Promise<void> {
  const loops = Array.from({ length: A_CORE * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', BUSY], { detached: true, stdio: 'ignore' }),
  );
  try {
    const rate = Math.max(1, Math.round((await visitors.capacityOf('pages')) / 2));
    const ended = () => readFileSync(join(dataDir, 'logs/shell.log'), 'utf8').match(ENDED)?.length ?? 0;
    const [before, lost] = [ended(), watch(PROCESSES)];
    const { samples } = await visitors.come('pages', SECONDS, { rate });
    const inTime = samples.filter((one) => isServed(one) && one.took <= findings.bound('admitted', 'ms')).length;
    const isKept = inTime >= (findings.bound('busy', 'percent') / 100) * samples.length;
    findings.note('busy', `${inTime} of ${samples.length} pages at ${rate} a second`, isKept);
    const seen = `${ended() - before} workers and services; processes: ${lost().join(', ') || 'none'}`;
    findings.note('nobodyEnded', seen, ended() === before && lost().length === 0);
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}

await drill({ name: 'overload', firms: FIRMS }, async (drilled) => {
  const { site, findings } = drilled;
  const visitors = new Visitors(await stockOf(drilled.origin), ROUND_SECONDS);
  const scene = { ...drilled, visitors };
  const lines: Line[] = [];
  const most: string[] = [];
  for (const kind of (['pages', 'reviews'] as const).filter(isWanted)) {
    const capacity = await visitors.capacityOf(kind);
    most.push(`${capacity.toFixed(0)} ${kind}`);
    for (const times of options.loads.split(',').map(Number)) lines.push(await offer(scene, kind, times, capacity));
  }
  if (lines.length > 0) {
    noteLines(scene, lines);
    const counts = await exactAggregates(site);
    const index = await indexAgrees(site);
    const violations = [...counts.violations, ...index.violations];
    findings.noteProof('counted', { claim: `${counts.claim}, and ${index.claim}`, violations });
  }
  if (isWanted('greedy')) await besideGreedyVisitor(scene);
  if (isWanted('busy')) await besideBusyNeighbour(scene);
  if (lines.length === 0) return;
  const rows = lines.map(({ cells }) => cells);
  return `${SECONDS} s each. The site can do at most, a second: ${most.join(', ')}.\n\n${table(HEAD, rows)}`;
});
