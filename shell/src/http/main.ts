import { setFlagsFromString } from 'node:v8';
import { startTracing } from '@lawdex/telemetry';
import { createServer } from './server.ts';
import { describeConfig, readConfig } from './config.ts';
import { shutDown } from '@lawdex/admission/shutdown';

/** Connections that wait to be accepted; more arrive during two garbage collections than Node's default of 511. */
const BACKLOG = 4096;
/** Percent by which a heap grows before it is collected; V8's 40 collected every 17 pages (docs/RELIABILITY.md). */
const HEAP_GROWS_BY = 150;

if (process.argv.includes('--variables')) {
  process.stdout.write(`${JSON.stringify(describeConfig())}\n`);
  process.exit(0);
}
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_BY}`);
const config = await Promise.resolve(process.env).then(readConfig).catch(end);
const stopTracing = config.tracing && (await startTracing({ service: 'shell', ...config.tracing }));
const shutdown = { begun: false };
const server = await createServer(config, { shutdown }).catch(end);
await server.listen({ host: config.host, port: config.port, backlog: BACKLOG }).catch(end);

const stop = () => {
  if (shutdown.begun) return;
  void shutDown({ server: server.server, close: () => server.close() }, shutdown, config)
    .then(stopTracing)
    .finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// Stops with its supervisor, because nothing else would stop it.
process.once('disconnect', stop);

/** Ends with a message without stack for problems that an operator can solve, such as a wrong setting, a used port or a missing release. */
function end(error: unknown): never {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
