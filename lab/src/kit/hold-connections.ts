import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { inParallel } from '@lawdex/infra/testing';

/** So many requests are sent at once on each connection; none is one that never ends. */
type Held = Record<'port' | 'count' | 'requests', number> & { from: string };

/** A process each that hold connections open, until they are let go. */
export async function holdConnections(all: readonly Held[]): Promise<() => Promise<void>> {
  const children = all.map((held) => fork(import.meta.filename, [JSON.stringify(held)]));
  await Promise.race([Promise.all(children.map((child) => once(child, 'message'))), delay(20_000)]);
  return async () => {
    const ended = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
  };
}

/** Resolves when it is known whether all were opened; one that is closed is opened again. */
async function hold({ port, from, count, requests }: Held): Promise<void> {
  const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
  const text = `${head}\r\n`.repeat(requests) || `${head}X-Slow: `;
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => resolve(void socket.write(text)));
      socket.once('error', () => undefined).resume();
      socket.once('close', () => resolve(void setTimeout(() => void open(), 1_000)));
    });
  await inParallel(Array(count).fill(null), 200, open);
}

// In a process of its own, because one may not open so many.
if (process.send && process.argv[1] === import.meta.filename) {
  process.once('disconnect', () => process.exit(0));
  await hold(JSON.parse(process.argv[2] ?? '{}') as Held);
  process.send(true);
}
