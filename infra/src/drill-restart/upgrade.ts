import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runDrill } from '../figures/run-drill.ts';
import type { DrillOutcome } from '../figures/outcome.core.ts';
import { ownTopology } from '../prod/own-topology.ts';
import { listServices } from '../services/list-services.ts';
import { StartError } from '../start/errors.ts';
import { explain } from '../start/run.ts';
import { plantMigration } from './planted-image.ts';
import { Rounds } from './rounds.ts';
import { holds, tableOf } from './tally.core.ts';

// npm run drill:upgrade: brings the running containers to images with new migrations, as `docker compose up -d` does, while visitors read and write.
const { values: options } = parseArgs({
  options: {
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
  },
});
/** What the next release of every service does to its database, and what goes wrong in one of them at the first attempt. */
const EXPAND = ['create table of_the_next_release (id int primary key)', 'select pg_sleep(2)'];
const FAILS = [...EXPAND, 'select 1 / 0'];

const say = (line: string) => process.stdout.write(`${line}\n`);
const own = await ownTopology({ name: 'drill-upgrade', firms: 300, say });
const { topology, dataDir } = own;
const services = listServices().filter(({ database }) => database);

function nextImage(name: string, statements: readonly string[]): string {
  const app = topology.images.get(name);
  if (!app) throw new StartError(`There is no image ${name}.`);
  return plantMigration(app, join(dataDir, 'next', name, 'app'), name, statements);
}

/** The migration fails: nothing is replaced, and whoever waits for it does not start. */
async function failsAndNothingHappens(name: string): Promise<boolean> {
  const before = topology.containers.get(name)?.pid;
  const app = nextImage(name, FAILS);
  const said = await topology.upgrade(`${name}-migrate`, app).then(
    () => 'nothing',
    (error: unknown) => explain(error),
  );
  const isTold = said.includes('division by zero');
  say(`  it says: ${said.trim().split('\n')[0]}${isTold ? '' : `, and not why:\n${said}`}`);
  return isTold && topology.containers.get(name)?.pid === before;
}

async function drill(): Promise<DrillOutcome> {
  await topology.makeImages();
  await topology.start();
  const rounds = await Rounds.begin(own, say);
  try {
    const [first] = services;
    if (first) await rounds.step(`${first.name}: fails`, () => failsAndNothingHappens(first.name));
    say('Upgrading: migrations, services, shells');
    const next = new Map(services.map(({ name }) => [name, nextImage(name, EXPAND)]));
    for (const [name, app] of next)
      await rounds.step(`${name}-migrate`, () => topology.upgrade(`${name}-migrate`, app));
    for (const [name, app] of next) await rounds.step(name, () => topology.upgrade(name, app));
    const shells = [...topology.containers.keys()].filter((name) => name === 'releases' || name.startsWith('shell'));
    for (const name of shells) await rounds.step(name, () => topology.upgrade(name));
    const broken = await rounds.end();
    return {
      report: [tableOf(rounds.lines), ...broken].join('\n\n'),
      held: rounds.lines.every(holds) && broken.length === 0,
    };
  } finally {
    await rounds.stop();
  }
}

await runDrill({
  command: 'npm run drill:upgrade',
  record: options.record,
  run: drill,
  cleanUp: () => own.remove(),
  say,
});
