import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Held {
  port: number;
  from: string;
  count: number;
  /** Sent at once on each; none is one that never ends. */
  requests: number;
}

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
  const opened: Promise<void>[] = [];
  while (opened.length < count) {
    if (opened.length % 200 === 0) await delay(20);
    opened.push(open());
  }
  await Promise.all(opened);
}

// In a process of its own, because one may not open so many.
if (process.send && process.argv[1] === import.meta.filename) {
  process.once('disconnect', () => process.exit(0));
  await hold(JSON.parse(process.argv[2] ?? '{}') as Held);
  process.send(true);
}
