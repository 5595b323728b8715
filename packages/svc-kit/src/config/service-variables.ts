import { databaseUrl, oneOf, optionalText, port, text } from '@lawdex/contracts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What every service reads. */
export const serviceVariables = {
  PORT: port(),
  HOST: text('127.0.0.1'),
  DATABASE_URL: databaseUrl(),
  INTERNAL_TOKEN: text(),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
};

/** What the migration step of every service reads. */
export const migrationVariables = {
  MIGRATION_DATABASE_URL: databaseUrl(),
  APP_ROLE: optionalText(),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
};
