import { explain, onEnd } from '@lawdex/infra/testing';
import type { DrillOutcome } from './outcome.core.ts';
import { machine, writeFigures } from './write-figures.ts';

export interface DrillProgram {
  /** As it is typed: `npm run lab -- faults`. */
  command: string;
  /** Whether docs/RELIABILITY.md is to have the figures. */
  record: boolean;
  run(): Promise<DrillOutcome>;
  /** Leaves nothing behind, also after Ctrl-C. */
  cleanUp(): Promise<void>;
  /** What the site has printed, for when the drill cannot go on. */
  output?(): string;
  say(line: string): void;
}

/** Runs a drill, prints what it saw, and ends the process: with 0 when everything held. */
export async function runDrill({ command, record, run, cleanUp, output, say }: DrillProgram): Promise<never> {
  onEnd(() => void cleanUp().finally(() => process.exit(130)));
  let outcome: DrillOutcome | null = null;
  try {
    outcome = await run();
  } catch (error) {
    if (output) say(output());
    say(explain(error));
  } finally {
    await cleanUp();
  }
  if (outcome) say(`\n${outcome.report}`);
  if (outcome && record) await writeFigures('docs/RELIABILITY.md', command, `${machine()}.\n\n${outcome.report}`);
  process.exit(outcome?.held ? 0 : 1);
}
