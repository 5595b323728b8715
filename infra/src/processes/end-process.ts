import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity, sendSignal } from './identity.ts';

/** Ends a process politely, then by force. */
export const endProcess = (pid: number, startedAt: string, patience: number): Promise<void> =>
  endBySignals(pid, startedAt, { SIGTERM: patience, SIGKILL: 2_000 });

/** Sends one signal after the other, each with its patience (ms). `startedAt` guards against a number that was given out again. */
export async function endBySignals(pid: number, startedAt: string, patience: Partial<Record<NodeJS.Signals, number>>) {
  const alive = () => processIdentity(pid)?.startedAt === startedAt;
  for (const [signal, wait] of Object.entries(patience)) {
    if (!alive()) return;
    sendSignal(pid, signal as NodeJS.Signals);
    const end = Date.now() + wait;
    while (alive() && Date.now() < end) await delay(20);
  }
}
