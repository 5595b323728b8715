import { readFileSync } from 'node:fs';
import { describeEnvironment, environmentOrThrow } from '@lawdex/contracts';
import type { ConfigOf, ServiceDescription, VariableSpec } from '@lawdex/contracts';

/** What a container's program is told, passwords also by files. With --variables it says what it reads, and ends. A wrong setting is for an operator to read: a message, and no stack. */
export function settingsOrEnd<S extends VariableSpec>(variables: S): ConfigOf<S> {
  if (process.argv.includes('--variables')) {
    process.stdout.write(`${JSON.stringify(describeEnvironment(variables))}\n`);
    process.exit(0);
  }
  try {
    return environmentOrThrow(variables, process.env, '', (path) => readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The services that have a database, in the order in which they start, as the image was built with them. */
export function servicesWithDatabase(): ServiceDescription[] {
  const listed = JSON.parse(readFileSync(new URL('services.json', import.meta.url), 'utf8')) as ServiceDescription[];
  return listed.filter(({ database }) => database);
}
