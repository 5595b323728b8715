import type { ServiceDescription } from '@lawdex/contracts';

type Named = Pick<ServiceDescription, 'name' | 'shortName'>;

/** `notes` of svc-notes, unless its svc.json says otherwise. */
export const shortNameOf = ({ name, shortName }: Named): string => shortName ?? name.replace(/^svc-/, '');

export type ServiceVariable = 'PORT' | 'ADMIN_PORT' | 'ADMIN_TOKEN' | 'DATABASE_URL' | 'MIGRATION_DATABASE_URL';

/** `NOTES_PORT` */
export const variableOf = (service: Named, variable: ServiceVariable): string =>
  `${shortNameOf(service).toUpperCase().replaceAll('-', '_')}_${variable}`;

/** The service's database, and the login that it uses: rows only. */
export const databaseOf = (service: Named): string => `lawdex_${shortNameOf(service).replaceAll('-', '_')}`;

export const migratorOf = (service: Named): string => `${databaseOf(service)}_migrator`;

/** The secret that holds one of its variables: `notes_database_url`. */
export const secretOf = (service: Named, variable: ServiceVariable): string =>
  variableOf(service, variable).toLowerCase();
