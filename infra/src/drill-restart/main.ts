import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import type { SearchResponse } from '@lawdex/contracts';
import { everyReviewOnce, exactAggregates } from '../faults/proofs.ts';
import { machine, writeFigures } from '../figures/write-figures.ts';
import { ownTopology } from '../prod/own-topology.ts';
import { explain, onEnd } from '../start/run.ts';
import { holds, lineOf, tableOf } from './tally.core.ts';
import type { Line } from './tally.core.ts';
import { Visitors } from './visitors.ts';

// npm run drill:restart: replaces each process of the production topology while visitors read and write; nobody may notice.
const { values: options } = parseArgs({
  options: {
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
  },
});
const WARM_MS = 5_000;
/** What a restart leaves behind shows in this time. */
const AFTER_MS = 4_000;
const BUSINESSES = 50;
const PATIENCE_S = 120;

const say = (line: string) => process.stdout.write(`${line}\n`);
const { topology, dataDir, remove } = await ownTopology({ name: 'drill-restart', firms: 300, say });

async function restarted(name: string, visitors: Visitors): Promise<Line> {
  const from = visitors.now;
  const endedWell = name === 'postgres' ? (await topology.restartPostgres(), true) : await topology.restart(name);
  const seconds = (visitors.now - from) / 1000;
  await delay(AFTER_MS);
  const until = visitors.now;
  await visitors.everybodyServed();
  const line = lineOf({ name, from, until, seconds, endedWell }, visitors.visits);
  say(
    `  ${name.padEnd(20)} back after ${seconds.toFixed(1)} s, ${holds(line) ? 'nobody lost' : line.lost.join('\n    ')}`,
  );
  return line;
}

/** A machine that is busy with something else may refuse at first, and the index follows what was seeded. */
async function findBusinesses(): Promise<SearchResponse['businesses']> {
  for (let tries = 0; tries < PATIENCE_S; tries += 1) {
    const found = await fetch(`${topology.origin}/api/businesses/search?limit=${BUSINESSES}`);
    const { businesses = [] } = (await found.json()) as Partial<SearchResponse>;
    if (businesses.length === BUSINESSES) return businesses;
    await delay(1000);
  }
  throw new Error(`Search does not find ${BUSINESSES} businesses within ${PATIENCE_S} s.`);
}

async function drill(): Promise<{ lines: Line[]; broken: string[] }> {
  await topology.makeImages();
  await topology.start();
  const visitors = new Visitors(topology.origin, await findBusinesses());
  const lines: Line[] = [];
  try {
    await delay(WARM_MS);
    const names = [...topology.containers.keys()].filter((name) =>
      /^(svc-[\w-]+(?<!-migrate|-seed)|shell[\w-]*)$/.test(name),
    );
    say('Restarting, one after the other');
    for (const name of [...names, 'postgres']) lines.push(await restarted(name, visitors));
  } finally {
    await visitors.stop();
  }
  const url = readFileSync(join(dataDir, 'run-secrets/directory_database_url'), 'utf8').trim();
  const proofs = [
    await everyReviewOnce(url, visitors.acknowledged, visitors.unacknowledged),
    await exactAggregates(url),
  ];
  for (const { claim, violations } of proofs) say(`${violations.length === 0 ? 'holds ' : 'BROKEN'} ${claim}`);
  return { lines, broken: proofs.flatMap(({ violations }) => violations) };
}

onEnd(() => void remove().finally(() => process.exit(130)));
let code = 1;
try {
  const { lines, broken } = await drill();
  const report = tableOf(lines);
  say(`\n${report}`);
  for (const violation of broken) say(violation);
  code = lines.every(holds) && broken.length === 0 ? 0 : 1;
  if (options.record) await writeFigures('docs/RELIABILITY.md', 'npm run drill:restart', `${machine()}.\n\n${report}`);
} catch (error) {
  say(explain(error));
} finally {
  await remove();
}
process.exit(code);
