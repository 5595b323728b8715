import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, of which any could take a port before it is listened on. */
const [FIRST, END] = [20_000, 32_000];
const TRIES = 100;

/** A port that is free now on the loopback interface. Another process may take it before it is used: retry then. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    if (await portIsFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports from ${FIRST} to ${END} can be listened on.`);
}

export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
