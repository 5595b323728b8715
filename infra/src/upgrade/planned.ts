import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { baseEnvironment } from '../commands/base-environment.ts';
import { listServices } from '../services/list-services.ts';
import { StartError } from '../start/errors.ts';
import type { PlannedMigration } from './statements.core.ts';

/** Service -> its migrations in their order, as its built program tells them. */
export function plannedOf(root: string): Map<string, PlannedMigration[]> {
  const services = listServices(root).filter(({ database }) => database);
  return new Map(services.map(({ name }) => [name, ask(join(root, name, 'dist/migrate.js'))]));
}

function ask(program: string): PlannedMigration[] {
  if (!existsSync(program)) throw new StartError(`${program} is not built.`, ['npm run build']);
  const options = { encoding: 'utf8', env: baseEnvironment() } as const;
  return JSON.parse(execFileSync(process.execPath, [program, '--migrations'], options)) as PlannedMigration[];
}
