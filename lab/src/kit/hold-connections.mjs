// Opens so many connections to a port, and sends so many requests at once on each, or one that never ends; one that is closed is opened again.
// node hold-connections.mjs PORT COUNT FROM REQUESTS
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const [port, count, localAddress] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const text = `${HEAD}\r\n`.repeat(Number(process.argv[5])) || `${HEAD}X-Slow: `;
const AT_ONCE = 200;
const AGAIN_MS = 1_000;

/** Resolves when it is known whether it was opened. */
const open = () =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      socket.write(text);
      resolve();
    });
    socket.once('error', () => undefined).resume();
    socket.once('close', () => {
      resolve();
      setTimeout(open, AGAIN_MS);
    });
  });

process.once('disconnect', () => process.exit(0));
const opened = [];
while (opened.length < count) {
  if (opened.length % AT_ONCE === 0) await delay(20);
  opened.push(open());
}
await Promise.all(opened);
process.send?.(true);
