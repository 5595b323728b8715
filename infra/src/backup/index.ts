/** Backups as the laboratory tries them: made, restored, and compared row by row. */
export { makeBackup } from './backup.ts';
export { connectTo } from './dumps/dumps.ts';
export { restore } from './restore.ts';
export { differences, readTables, type Tables } from './tables.ts';
