import { parseArgs } from 'node:util';
import type { DrillOutcome } from '../figures/outcome.core.ts';
import { runDrill } from '../figures/run-drill.ts';
import { ownTopology, type OwnTopology } from '../prod/own-topology.ts';
import { Rounds } from './rounds.ts';
import { holds, tableOf } from './tally.core.ts';

const FIRMS = 300;

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Replaces containers, which run as processes, while visitors read and write; `npm run drill:NAME`, `-- --record` for docs/RELIABILITY.md. */
export async function runTopologyDrill(
  name: string,
  replace: (own: OwnTopology, rounds: Rounds) => Promise<void>,
): Promise<never> {
  const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
  let own: OwnTopology | null = null;
  const run = async (): Promise<DrillOutcome> => {
    own = await ownTopology({ name: `drill-${name}`, firms: FIRMS, say });
    await own.topology.makeImages();
    await own.topology.start();
    const rounds = await Rounds.begin(own, say);
    try {
      await replace(own, rounds);
      const broken = await rounds.end();
      return {
        report: [tableOf(rounds.lines), ...broken].join('\n\n'),
        held: rounds.lines.every(holds) && broken.length === 0,
      };
    } finally {
      await rounds.stop();
    }
  };
  return runDrill({
    command: `npm run drill:${name}`,
    record: values.record,
    run,
    cleanUp: async () => own?.remove(),
    say,
  });
}
