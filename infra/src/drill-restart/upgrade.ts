import { join } from 'node:path';
import type { OwnTopology } from '../prod/own-topology.ts';
import { listServices } from '../services/list-services.ts';
import { StartError } from '../start/errors.ts';
import { explain } from '../start/run.ts';
import { plantMigration } from './planted-image.ts';
import { runTopologyDrill, say } from './topology-drill.ts';

/** What the next release of every service does to its database, and what goes wrong in one of them at the first attempt. */
const EXPAND = ['create table of_the_next_release (id int primary key)', 'select pg_sleep(2)'];
const FAILS = [...EXPAND, 'select 1 / 0'];

function nextImage({ topology, dataDir }: OwnTopology, name: string, statements: readonly string[]): string {
  const app = topology.images.get(name);
  if (!app) throw new StartError(`There is no image ${name}.`);
  return plantMigration(app, join(dataDir, 'next', name, 'app'), name, statements);
}

/** The migration fails: nothing is replaced, and whoever waits for it does not start. */
async function failsAndNothingHappens(own: OwnTopology, name: string): Promise<boolean> {
  const { topology } = own;
  const before = topology.containers.get(name)?.pid;
  const app = nextImage(own, name, FAILS);
  const said = await topology.upgrade(`${name}-migrate`, app).then(
    () => 'nothing',
    (error: unknown) => explain(error),
  );
  const isTold = said.includes('division by zero');
  say(`  it says: ${said.trim().split('\n')[0]}${isTold ? '' : `, and not why:\n${said}`}`);
  return isTold && topology.containers.get(name)?.pid === before;
}

// npm run drill:upgrade: brings the running containers to images with new migrations, as `docker compose up -d` does, while visitors read and write.
await runTopologyDrill('upgrade', async (own, rounds) => {
  const { topology } = own;
  const services = listServices().filter(({ database }) => database);
  const [first] = services;
  if (first) await rounds.step(`${first.name}: fails`, () => failsAndNothingHappens(own, first.name));
  say('Upgrading: migrations, services, shells');
  const next = new Map(services.map(({ name }) => [name, nextImage(own, name, EXPAND)]));
  for (const [name, app] of next) await rounds.step(`${name}-migrate`, () => topology.upgrade(`${name}-migrate`, app));
  for (const [name, app] of next) await rounds.step(name, () => topology.upgrade(name, app));
  const shells = [...topology.containers.keys()].filter((name) => name === 'releases' || name.startsWith('shell'));
  for (const name of shells) await rounds.step(name, () => topology.upgrade(name));
});
