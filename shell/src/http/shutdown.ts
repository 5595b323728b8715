import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** In which the last requests may end. */
const WITHIN_MS = 10_000;
const LOOK_MS = 100;

/** Once it has begun the shell says that it is not ready, answers all the same, and ends each connection with its answer. */
export interface Shutdown {
  begun: boolean;
}

export interface ShutdownOptions {
  /** Milliseconds until no new connection is taken: a proxy needs them to see that it has to ask another shell. */
  drain: number;
  within?: number;
}

/** Lets everybody who has asked have the answer, and resolves once nothing is left; what takes too long is cut. */
export async function shutDown(
  server: FastifyInstance,
  shutdown: Shutdown,
  { drain, within = WITHIN_MS }: ShutdownOptions,
): Promise<void> {
  shutdown.begun = true;
  if (drain > 0) await delay(drain);
  // Answers whose head was sent before have promised to keep the connection.
  const looking = setInterval(() => server.server.closeIdleConnections(), LOOK_MS);
  const cutting = setTimeout(() => server.server.closeAllConnections(), within);
  try {
    await server.close();
  } finally {
    clearInterval(looking);
    clearTimeout(cutting);
  }
}
