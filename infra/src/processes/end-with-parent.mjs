import { isMainThread } from 'node:worker_threads';
import { rotateLog } from './rotate-log.mjs';

// Preloaded into children of npm start: when it is gone, also by kill -9, they end with it, and do not hold their ports.
const PATIENCE_MS = 5_000;
const LOOK_MS = 1_000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
});
// Listening must not keep a one-off command (a migration) alive once it is done.
process.channel?.unref();

// A process that it forks (webpack's minimizers) must not inherit this: with its channel unreferenced, it would end too soon.
const own = process.execArgv.findIndex((argument) => argument.includes('/end-with-parent.mjs'));
if (own > 0) process.execArgv.splice(own - 1, 2);

// A server rotates its own log, whose path stands in our address: only its main thread writes there, so no line is lost.
const log = new URL(import.meta.url).searchParams.get('log');
if (log !== null && isMainThread) setInterval(() => rotateLog(log), LOOK_MS).unref();
