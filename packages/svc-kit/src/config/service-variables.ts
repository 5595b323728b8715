import {
  address,
  databaseUrl,
  described,
  integer,
  listenHost,
  oneOf,
  optional,
  optionalText,
  port,
  secretText,
  TRACING_VARIABLES,
} from '@lawdex/contracts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const logLevel = () =>
  described('The least that is logged, as JSON lines on standard output.', oneOf(LOG_LEVELS, 'info'));

/** Every service reads these. */
export const serviceVariables = {
  PORT: described('Where it listens; 0 lets the system choose.', port()),
  HOST: described('The address it listens at; 0.0.0.0 in a container.', listenHost('127.0.0.1')),
  DATABASE_URL: described(
    "Its database, by the service's own login, which may change rows but no tables.",
    databaseUrl(),
  ),
  INTERNAL_TOKEN: described('By which our services know each other; the same for all of them.', secretText()),
  DRAIN_SECONDS: described(
    'Seconds for which it says that it is not ready, and still answers, before it stops: time for a proxy to ask another one.',
    integer({ min: 0, max: 300, fallback: 0 }),
  ),
  LOG_LEVEL: logLevel(),
  ...TRACING_VARIABLES,
};

/** Services read these whose lists may be some moments old. */
export const replicaVariables = {
  READ_DATABASE_ADDRESS: described(
    'A streaming replica of its PostgreSQL, which answers what may be some moments old; the database itself does while it is away.',
    optional(address()),
  ),
};

/** The migration step of every service reads these. */
export const migrationVariables = {
  MIGRATION_DATABASE_URL: described('The same database, by the login that owns its tables.', databaseUrl()),
  APP_ROLE: described("The service's own login, which is given its rights to rows.", optionalText()),
  LOG_LEVEL: logLevel(),
};
