import { startTracing } from '@lawdex/telemetry';
import { createServer } from './server.ts';
import { describeConfig, readConfig } from './config.ts';
import { shutDown } from '@lawdex/admission/shutdown';

/**
 * Connections that the system keeps for us until we get to them. Of a crowd that does not fit in there, each waits 1 or 3 seconds before
 * its system tries again; Node's own 511 are fewer than come while two garbage collections last.
 */
const BACKLOG = 4096;

if (process.argv.includes('--variables')) {
  process.stdout.write(`${JSON.stringify(describeConfig())}\n`);
  process.exit(0);
}
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
// Started by a supervisor: without it, nobody would stop this process.
process.once('disconnect', stop);

/** What keeps the shell from starting, such as a wrong setting, a port or a release, is for an operator to read: a message, and no stack. */
function end(error: unknown): never {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof ReferenceError) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
