import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity, sendSignal } from './identity.ts';

/** Ends a process politely, then by force. `startedAt` guards against a number that was given out again. */
export async function endProcess(pid: number, startedAt: string, patience: number): Promise<void> {
  const alive = () => processIdentity(pid)?.startedAt === startedAt;
  for (const [signal, wait] of [
    ['SIGTERM', patience],
    ['SIGKILL', 2_000],
  ] as const) {
    if (!alive()) return;
    sendSignal(pid, signal);
    const end = Date.now() + wait;
    while (alive() && Date.now() < end) await delay(20);
  }
}
