import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 180_000;

export async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${url} did not answer within ${PATIENCE_MS / 1000} seconds.`);
}
