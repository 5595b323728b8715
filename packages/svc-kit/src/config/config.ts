import { readFileSync } from 'node:fs';
import { describeEnvironment, environmentOrThrow, type ConfigOf, type VariableSpec } from '@lawdex/contracts';

/** A program that is called with this option prints the variables that it reads, as JSON, and ends. */
const PRINT_VARIABLES = '--variables';

/** Reads the variables of this process, passwords also from files. One ConfigError names all that are wrong. */
export function readConfig<S extends VariableSpec>(spec: S): ConfigOf<S> {
  if (process.argv.includes(PRINT_VARIABLES)) {
    process.stdout.write(`${JSON.stringify(describeEnvironment(spec))}\n`);
    process.exit(0);
  }
  return environmentOrThrow(spec, process.env, '', (path) => readFileSync(path, 'utf8'));
}
