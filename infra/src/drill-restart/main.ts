import { parseArgs } from 'node:util';
import { runDrill } from '../figures/run-drill.ts';
import type { DrillOutcome } from '../figures/outcome.core.ts';
import { ownTopology } from '../prod/own-topology.ts';
import { Rounds } from './rounds.ts';
import { holds, tableOf } from './tally.core.ts';

// npm run drill:restart: replaces each process of the production topology while visitors read and write; nobody may notice.
const { values: options } = parseArgs({
  options: {
    /** Writes the table into docs/RELIABILITY.md. */
    record: { type: 'boolean', default: false },
  },
});
const PROGRAM = /^(svc-[\w-]+(?<!-migrate|-seed)|shell[\w-]*)$/;
const say = (line: string) => process.stdout.write(`${line}\n`);
const own = await ownTopology({ name: 'drill-restart', firms: 300, say });
const { topology } = own;

async function drill(): Promise<DrillOutcome> {
  await topology.makeImages();
  await topology.start();
  const rounds = await Rounds.begin(own, say);
  try {
    say('Restarting, one after the other');
    const names = [...topology.containers.keys()].filter((name) => PROGRAM.test(name));
    for (const name of names) await rounds.step(name, () => topology.restart(name));
    await rounds.step('postgres', async () => {
      await topology.restartPostgres();
      return true;
    });
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
  command: 'npm run drill:restart',
  record: options.record,
  run: drill,
  cleanUp: () => own.remove(),
  say,
});
