import { get, type Agent } from 'node:http';

/** Whether anything comes back, an error too. A taken connection says nothing: the kernel takes it for a process that hangs. */
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
