import { isMainThread } from 'node:worker_threads';
import { rotateLog } from './rotate-log.mjs';

// Preloaded into every child of npm start. When the supervisor is gone, kill -9 included, the pipe to it closes; a
// child that went on alone would hold its port and be managed by nobody.
const PATIENCE_MS = 5_000;
const LOOK_MS = 1_000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
});
// Listening must not keep a one-off command (a migration) alive once it is done.
process.channel?.unref();

// A process that is forked in turn (webpack's minimizers) inherits these arguments: with its channel unreferenced too, it
// would end before its first task. It is its parent's to look after.
const own = process.execArgv.findIndex((argument) => argument.includes('/end-with-parent.mjs'));
if (own > 0) process.execArgv.splice(own - 1, 2);

// A server says in our address where its output goes, and keeps that file from growing without end, whatever happens to
// the supervisor. All its lines are written by this thread, so none is lost.
const log = new URL(import.meta.url).searchParams.get('log');
if (log !== null && isMainThread) setInterval(() => rotateLog(log), LOOK_MS).unref();
