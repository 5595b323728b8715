import { parseArgs } from 'node:util';
import { isAboutArguments } from '@lawdex/svc-kit';

export interface Command {
  path: string;
  /** Imports the good lines even though others are refused. */
  skipInvalid: boolean;
}

export type ReadCommand = { kind: 'command'; command: Command } | { kind: 'wrong'; problem: string };

const wrong = (problem: string): ReadCommand => ({ kind: 'wrong', problem });

/** Reads the command line: one file, and whether to skip its invalid lines. */
export function readCommand(args: string[]): ReadCommand {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { 'skip-invalid': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [path, ...others] = positionals;
    if (!path) return wrong('Which file?');
    if (others.length > 0) return wrong('One file at a time.');
    return { kind: 'command', command: { path, skipInvalid: values['skip-invalid'] } };
  } catch (error) {
    // Node's own words name the option that it does not know.
    if (isAboutArguments(error)) return wrong(error.message);
    throw error;
  }
}
