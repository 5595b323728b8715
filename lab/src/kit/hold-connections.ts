import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@lawdex/infra/testing';

const PROGRAM = fileURLToPath(new URL('./hold-connections.mjs', import.meta.url));
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
  const children = all.map(({ from, count, requests }) =>
    fork(PROGRAM, [String(port), String(count), from, String(requests)], { execArgv: [], stdio: 'inherit' }),
  );
  let settled = 0;
  for (const child of children) child.once('message', () => (settled += 1));
  await until(() => Promise.resolve(settled === children.length), OPENING_MS);
  return async () => {
    const ended = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
  };
}
