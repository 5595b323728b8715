import { parseArgs } from 'node:util';
import { machine, writeFigures } from '../figures/write-figures.ts';
import { ownTopology } from '../prod/own-topology.ts';
import { explain, onEnd } from '../start/run.ts';
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

async function drill(): Promise<boolean> {
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
    const report = tableOf(rounds.lines);
    say(`\n${report}`);
    for (const violation of broken) say(violation);
    if (options.record)
      await writeFigures('docs/RELIABILITY.md', 'npm run drill:restart', `${machine()}.\n\n${report}`);
    return rounds.lines.every(holds) && broken.length === 0;
  } finally {
    await rounds.stop();
  }
}

onEnd(() => void own.remove().finally(() => process.exit(130)));
let code = 1;
try {
  code = (await drill()) ? 0 : 1;
} catch (error) {
  say(explain(error));
} finally {
  await own.remove();
}
process.exit(code);
