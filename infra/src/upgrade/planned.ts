import { listServices } from '../services/list-services.ts';
import { toldBy } from '../services/variables.ts';
import type { PlannedMigration } from './statements.core.ts';

/** Service -> its migrations in their order, as its built program tells them. */
export function plannedOf(root: string): Map<string, PlannedMigration[]> {
  const services = listServices(root).filter(({ database }) => database);
  return new Map(services.map(({ name }) => [name, toldBy(root, `${name}/dist/migrate.js`, '--migrations')]));
}
