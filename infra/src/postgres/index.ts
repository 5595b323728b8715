export { place } from './placement.ts';
export { adminUrl, runningServer } from './running.ts';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './start.ts';
export { startTemporaryPostgres } from './temporary.ts';
