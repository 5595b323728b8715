import { randomUUID } from 'node:crypto';
import { searchPath } from '@lawdex/contracts';
import { standInCollector } from '@lawdex/telemetry/testing';
import pg from 'pg';
import { explain, onEnd, startSite } from '@lawdex/infra/testing';
import type { RunningSite } from '@lawdex/infra/testing';
import { table } from '../kit/figures.core.ts';
import { machine, writeFigures } from '../kit/write-figures.ts';
import { cpuOf, difference } from '../page/cpu.ts';
import { median, ratioOf } from '../kit/statistics.core.ts';
import { served } from '../page/load.ts';

// npm run lab -- traces: sites that differ only in whether they trace, and statements that differ only in their comment, measured in turn.
const ROUNDS = 15;
const WARM_UP_ROUNDS = 6;
const PAGES = 80;
const STATEMENTS = 2000;
const STATEMENT = 'select relname, relkind from pg_class where oid = $1';
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Alternative {
  name: string;
  /** Does the work once; answers milliseconds of CPU for one page or statement. */
  cost(round: number): Promise<number>;
}

/** The first one is what the others are compared with. */
async function inTurn(kind: string, alternatives: readonly Alternative[]): Promise<string> {
  const costs = alternatives.map((): number[] => []);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (let turn = 0; turn < alternatives.length; turn += 1) {
      // Another one begins each round: what drifts on the machine meets all of them.
      const index = (round + turn) % alternatives.length;
      const cost = await alternatives[index]?.cost(round);
      if (cost !== undefined && round >= WARM_UP_ROUNDS) costs[index]?.push(cost);
    }
  }
  const rows = alternatives.map(({ name }, index) => {
    const own = costs[index] ?? [];
    const ratio = ratioOf(own, costs[0] ?? []);
    const spread = `${ratio.from.toFixed(2)} to ${ratio.to.toFixed(2)}`;
    return [name, median(own).toFixed(3), `**${ratio.median.toFixed(2)}**`, index === 0 ? '' : spread];
  });
  return table([kind, 'ms of CPU', 'ratio', 'half of the rounds'], rows);
}

const pagesOf = (name: string, site: RunningSite): Alternative => ({
  name,
  cost: async (round) => {
    // Words that nobody has asked for: a page that is kept runs no statement.
    const paths = Array.from({ length: PAGES }, (_, page) => searchPath({ query: `attorney ${round * PAGES + page}` }));
    const before = cpuOf(site.pids());
    for (const path of paths) await served(site.origin, path);
    const used = difference(cpuOf(site.pids()), before);
    return Object.values(used).reduce((sum, ms) => sum + ms, 0) / PAGES;
  },
});

/** CPU of the connection's backend and of this process, which asks as a service does. */
const statementsOf = (name: string, client: pg.Client, backend: number, comment: () => string): Alternative => ({
  name,
  cost: async () => {
    const before = cpuOf({ backend });
    const ours = process.cpuUsage();
    for (let asked = 0; asked < STATEMENTS; asked += 1) await client.query(comment() + STATEMENT, [asked]);
    const { user, system } = process.cpuUsage(ours);
    return ((difference(cpuOf({ backend }), before)['backend'] ?? 0) + (user + system) / 1000) / STATEMENTS;
  },
});

async function measureStatements(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? NaN;
  const figures = await inTurn('a statement', [
    statementsOf('without a comment', client, backend, () => ''),
    statementsOf('with the id of its request', client, backend, () => `/* ${randomUUID()} */ `),
  ]);
  await client.end();
  return figures;
}

async function run(): Promise<void> {
  if (process.platform !== 'linux') throw new Error('CPU times are read from /proc, which only Linux has.');
  // Its own work is done in this process, whose CPU is not counted.
  const collector = await standInCollector();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const kinds: [string, Record<string, string>][] = [
    ['no traces', {}],
    ['one request in twenty is traced', { ...tracing, OTEL_TRACES_SAMPLER_ARG: '0.05' }],
    ['every request is traced', tracing],
  ];
  const sites: RunningSite[] = [];
  const stop = () => Promise.all(sites.map((site) => site.stop()));
  onEnd(() => void stop().finally(() => process.exit(130)));
  try {
    const pages: Alternative[] = [];
    for (const [name, env] of kinds) {
      say(`A site: ${name}`);
      const site = await startSite({ seedSize: 60, env });
      sites.push(site);
      await site.settled();
      pages.push(pagesOf(name, site));
    }
    const traced = await inTurn('a new page of search', pages);
    if (collector.spans.length === 0) throw new Error('No span has come to the collector.');
    const commented = await measureStatements(sites[0]?.desk.databaseUrl ?? '');
    const rounds = `${ROUNDS} rounds of ${PAGES} pages and of ${STATEMENTS.toLocaleString('en-US')} statements each.`;
    const figures = [`${machine()}; ${rounds}`, traced, commented].join('\n\n');
    await writeFigures('docs/PERFORMANCE.md', 'npm run lab -- traces', figures);
    say(`\n${figures}`);
  } finally {
    await stop();
    collector.close();
  }
}

try {
  await run();
  process.exit(0);
} catch (error) {
  say(explain(error));
  process.exit(1);
}
