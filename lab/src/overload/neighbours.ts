import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { measureCapacity } from './capacity.ts';
import { besideOf } from './neighbours.core.ts';
import type { NEIGHBOURS } from './neighbours.core.ts';
import type { Drill } from './drill.ts';
import { isServed } from './sample.core.ts';
import { TARGETS } from './targets.core.ts';
import type { Findings } from '../kit/findings.ts';

/** Ends with its parent, because nothing else would end it. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';
const A_CORE = 2;
const GREEDY = '198.51.100.7';
/** Pages a second that a visitor may ask for, see `MAX_REQUESTS_PER_VISITOR`. */
const ALLOWED_RATE = 30;
const ENDED = /render worker ended|answers nobody/g;
const PROCESSES = ['shell', 'svc-directory', 'svc-search-indexer'];

export interface NeighboursOptions {
  drill: Drill;
  findings: Findings<keyof typeof NEIGHBOURS>;
  dataDir: string;
  pidOf(name: string): number;
  seconds: number;
}

/** Processes that take whatever the machine gives. Each has a session of its own, because Linux may share cores by sessions. */
function keepBusy(): () => void {
  const loops = Array.from({ length: A_CORE * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', BUSY], { detached: true, stdio: 'ignore' }),
  );
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}

export async function besideBusyNeighbour({
  drill,
  findings,
  dataDir,
  pidOf,
  seconds,
}: NeighboursOptions): Promise<void> {
  const stop = keepBusy();
  try {
    const capacity = await measureCapacity((visitors) => drill.closedRound('pages', visitors), 8);
    const ended = () => readFileSync(join(dataDir, 'logs/shell.log'), 'utf8').match(ENDED)?.length ?? 0;
    const [endedBefore, pids] = [ended(), PROCESSES.map(pidOf)];
    const { samples } = await drill.order('pages', seconds, { rate: capacity / 2 });
    const served = samples.filter((sample) => isServed(sample) && sample.took <= TARGETS.admittedMs).length;
    const rate = `${(capacity / 2).toFixed(1)} a second`;
    findings.note('busy', `${served} of ${samples.length} pages at ${rate}`, served >= 0.9 * samples.length);
    const lost = PROCESSES.filter((name, index) => pidOf(name) !== pids[index]);
    const seen = `${ended() - endedBefore} workers and services; processes: ${lost.join(', ') || 'none'}`;
    findings.note('nobodyEnded', seen, ended() === endedBefore && lost.length === 0);
  } finally {
    stop();
  }
}

export async function besideGreedyVisitor({ drill, findings, seconds }: NeighboursOptions): Promise<void> {
  // Warms it up.
  await measureCapacity((visitors) => drill.closedRound('pages', visitors), 8);
  const alone = besideOf((await drill.order('pages', seconds, { rate: 0.001 })).beside, seconds);
  const greedy = { rate: ALLOWED_RATE, address: GREEDY };
  const { samples, beside } = await drill.order('pages', seconds, greedy);
  const { served, asked, p99 } = besideOf(beside, seconds);
  findings.note(
    'bystander',
    `${served} of ${asked} pages, p99 ${p99.toFixed(0)} ms (alone ${alone.p99.toFixed(0)} ms), greedy: ${samples.filter(isServed).length} of ${samples.length}`,
    served === asked && p99 <= 2 * alone.p99,
  );
}
