export { PostgresError } from './errors.ts';
export { startPostgres } from './start.ts';
export type { PostgresOptions, RunningPostgres } from './start.ts';
export { startTemporaryPostgres } from './temporary.ts';
