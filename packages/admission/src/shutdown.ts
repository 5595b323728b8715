/** In which the last requests may end. */
const WITHIN_MS = 10_000;
const LOOK_MS = 100;

/** Once it has begun a server says that it is not ready, answers all the same, and ends each connection with its answer. */
export class Shutdown {
  begun = false;
}

/** What is shut down. */
export interface Closing {
  /** Node's server below it. */
  server: { closeIdleConnections(): void; closeAllConnections(): void };
  /** Takes no new connection, and resolves once the last request has ended and what it holds is closed. */
  close(): Promise<unknown>;
}

export interface ShutdownOptions {
  /** Milliseconds until no new connection is taken: a proxy needs them to see that it has to ask another server. */
  drain: number;
  /** Milliseconds in which requests may end after that; 10,000 unless told. */
  within?: number;
}

/** Lets everybody who has asked have the answer, and resolves once nothing is left; what takes too long is cut. */
export async function shutDown(
  { server, close }: Closing,
  shutdown: Shutdown,
  { drain, within = WITHIN_MS }: ShutdownOptions,
): Promise<void> {
  shutdown.begun = true;
  if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
  // Answers whose head was sent before have promised to keep the connection.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), within);
  try {
    await close();
  } finally {
    clearInterval(looking);
    clearTimeout(cutting);
  }
}
