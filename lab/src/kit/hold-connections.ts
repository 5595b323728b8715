import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const OPENING_MS = 20_000;

/** Connections of one process. */
export interface Held {
  /** An address of its own. */
  from: string;
  count: number;
  /** Sent at once on each; none is one that never ends. */
  requests: number;
}

/** A process each that hold connections open, until they are let go. */
export async function holdConnections(port: number, all: readonly Held[]): Promise<() => Promise<void>> {
  const program = join(import.meta.dirname, 'hold-connections.mjs');
  const children = all.map(({ from, count, requests }) =>
    fork(program, [String(port), String(count), from, String(requests)], { execArgv: [], stdio: 'inherit' }),
  );
  await Promise.race([Promise.all(children.map((child) => once(child, 'message'))), delay(OPENING_MS)]);
  return async () => {
    const ended = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
  };
}
