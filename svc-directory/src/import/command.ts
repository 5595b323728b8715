import { command, readArguments, wrong } from '@lawdex/svc-kit';
import type { ReadCommand } from '@lawdex/svc-kit';

export interface Command {
  path: string;
  /** Imports the good lines even though others are refused. */
  skipInvalid: boolean;
}

/** Reads the command line: one file, and whether to skip its invalid lines. */
export const readCommand = (args: string[]): ReadCommand<Command> =>
  readArguments(
    { args, options: { 'skip-invalid': { type: 'boolean', default: false } }, allowPositionals: true },
    ({ values, positionals: [path, ...others] }) => {
      if (!path) return wrong('Which file?');
      if (others.length > 0) return wrong('One file at a time.');
      return command({ path, skipInvalid: values['skip-invalid'] });
    },
  );
