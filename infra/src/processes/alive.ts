import { get } from 'node:http';
import type { Agent } from 'node:http';

/**
 * Whether anything comes back from this address within the time. An error is an answer, and so is a connection that is
 * closed, as a full server does: somebody is there. A process that hangs still has its connections taken by the kernel,
 * so only what it says itself counts.
 */
export function isAlive(url: string, agent: Agent, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = get(url, { agent, signal }, (response) => {
      response.once('error', () => undefined).resume();
      resolve(true);
    });
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNRESET'));
  });
}
