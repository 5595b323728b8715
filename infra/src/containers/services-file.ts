import { readFileSync } from 'node:fs';
import type { ServiceDescription } from '@lawdex/contracts';

/** The services that have a database, in the order in which they start, as the image was built with them. */
export function servicesWithDatabase(): ServiceDescription[] {
  const listed = JSON.parse(readFileSync(new URL('services.json', import.meta.url), 'utf8')) as ServiceDescription[];
  return listed.filter(({ database }) => database);
}
