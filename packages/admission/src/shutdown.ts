/** The last requests may take so long. */
const WITHIN_MS = 10_000;
const LOOK_MS = 100;

/** Once a shutdown has begun, a server says that it is not ready, still answers, and closes each connection after its answer. */
export class Shutdown {
  begun = false;
}

/** A server that is shut down. */
export interface Closing {
  /** The server of Node.js below it. */
  server: { closeIdleConnections(): void; closeAllConnections(): void };
  /** Takes no new connection. Resolves once the last request has ended and all that it holds is closed. */
  close(): Promise<unknown>;
}

export interface ShutdownOptions {
  /** Milliseconds until no new connection is taken, in which a proxy notices that it has to ask another server. */
  drain: number;
  /** Milliseconds in which requests may end after that; 10,000 unless told. */
  within?: number;
}

/** Answers every request that has begun, and resolves once nothing is left. Requests that take too long are cut. */
export async function shutDown(
  { server, close }: Closing,
  shutdown: Shutdown,
  { drain, within = WITHIN_MS }: ShutdownOptions,
): Promise<void> {
  shutdown.begun = true;
  if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
  // Answers that began before the shutdown have promised to keep their connections.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), within);
  try {
    await close();
  } finally {
    clearInterval(looking);
    clearTimeout(cutting);
  }
}
