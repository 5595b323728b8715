import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** In which the last requests may end. */
const WITHIN_MS = 10_000;
const LOOK_MS = 100;

/** Once it has begun the service says that it is not ready, answers all the same, and ends each connection with its answer. */
export class Shutdown {
  begun = false;
}

export interface ShutdownOptions {
  /** Milliseconds until no new connection is taken. */
  drain: number;
  within?: number;
}

/** Lets everybody who has asked have the answer, then closes what the service holds; what takes too long is cut. */
export async function shutDown(
  app: NestFastifyApplication,
  shutdown: Shutdown,
  { drain, within = WITHIN_MS }: ShutdownOptions,
): Promise<void> {
  shutdown.begun = true;
  if (drain > 0) await delay(drain);
  const { server } = app.getHttpAdapter().getInstance();
  // Answers whose head was sent before have promised to keep the connection.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), within);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
    clearTimeout(cutting);
  }
}
