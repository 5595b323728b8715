import { setTimeout as delay } from 'node:timers/promises';
import { get, type Agent } from 'node:http';

const PATIENCE_MS = 5_000;

/** Whether it answers in time, with 200 unless told otherwise. */
export async function answers(url: string, timeout = PATIENCE_MS, isRight = ({ status }: Response) => status === 200) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
    await response.arrayBuffer();
    return isRight(response);
  } catch {
    return false;
  }
}

/** Whether it answers with a page, or with a refusal that says when to come again: it may come up among many visitors. */
export const serves = (url: string): Promise<boolean> =>
  answers(url, PATIENCE_MS, ({ status, headers }) => status === 200 || headers.has('retry-after'));

/** Asks until the answer is yes; false when the patience ends or `alive` says that waiting is in vain. */
export async function until(ask: () => Promise<boolean>, patience: number, alive = (): boolean => true) {
  const end = Date.now() + patience;
  for (let pause = 25; Date.now() < end && alive(); pause = Math.min(pause * 1.3, 250)) {
    if (await ask()) return true;
    await delay(pause);
  }
  return false;
}

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
