// Opens so many connections to a port, and sends so many requests at once on each, or one that never ends; one that is closed is opened again.
// node hold-connections.mjs PORT COUNT FROM REQUESTS
import { connect } from 'node:net';

const [port, count, localAddress] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const text = `${HEAD}\r\n`.repeat(Number(process.argv[5])) || `${HEAD}X-Slow: `;
const AT_ONCE = 200;
const AGAIN_MS = 1_000;
let waiting = count;
let told = false;

function open() {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let settled = false;
  const settle = () => {
    if (settled) return;
    settled = true;
    waiting -= 1;
    if (waiting <= 0 && !told) process.send?.((told = true));
  };
  socket.once('connect', () => {
    socket.write(text);
    settle();
  });
  socket.once('error', () => undefined);
  socket.once('close', () => {
    settle();
    setTimeout(open, AGAIN_MS);
  });
  socket.resume();
}

process.once('disconnect', () => process.exit(0));
for (let opened = 0; opened < count; opened += AT_ONCE) {
  for (let n = 0; n < Math.min(AT_ONCE, count - opened); n += 1) open();
  await new Promise((resolve) => setTimeout(resolve, 20));
}
