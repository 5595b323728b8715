export { executable } from './binaries.ts';
export { place } from './placement.ts';
export { adminUrl, runningServer } from './running.ts';
export { startPostgres } from './start.ts';
export type { PostgresOptions, RunningPostgres } from './start.ts';
export { startTemporaryPostgres } from './temporary.ts';
