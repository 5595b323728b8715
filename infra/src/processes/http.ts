import { setTimeout as delay } from 'node:timers/promises';

export async function answers(url: string, timeout = 5_000): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Whether it answers with a page, or with a refusal that says when to come again: it may come up among many visitors. */
export async function serves(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status === 200 || response.headers.has('retry-after');
  } catch {
    return false;
  }
}

/** Asks until the answer is yes; false when the patience ends or `alive` says that waiting is in vain. */
export async function until(
  ask: () => Promise<boolean>,
  patience: number,
  alive: () => boolean = () => true,
): Promise<boolean> {
  const end = Date.now() + patience;
  for (let pause = 25; Date.now() < end && alive(); pause = Math.min(pause * 1.3, 250)) {
    if (await ask()) return true;
    await delay(pause);
  }
  return false;
}
