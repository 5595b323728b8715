import { once } from 'node:events';
import type { Socket } from 'node:net';
import { dial, readRaw } from './raw.ts';
import { TestReleases } from './releases.ts';
import { ShellProcess } from './shell-process.ts';

const SOCKETS = 30;
const REQUEST = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
const FLOOD = Buffer.from(REQUEST.repeat(2000));

const releases = new TestReleases();
let shell: ShellProcess;

beforeAll(async () => {
  releases.publish({ shell: releases.version('shell'), 'mf-sample': releases.version('mf-sample') });
  shell = await ShellProcess.start(releases, { MAX_REQUESTS_PER_VISITOR: '50' });
});

afterAll(async () => {
  await shell.stop();
  releases.remove();
});

/** The most time of the shell's core between a bystander's request and its answer. */
async function longestPause(until: Promise<unknown>): Promise<number> {
  const bystander = dial(shell.origin, '127.0.0.9');
  let goesOn = true;
  void until.then(() => (goesOn = false));
  let longest = 0;
  while (goesOn) {
    const before = shell.busyMs;
    bystander.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(bystander, 'data');
    longest = Math.max(longest, shell.busyMs - before);
  }
  bystander.destroy();
  return longest;
}

it('who sends thousands of requests without waiting for answers holds up nobody else', async () => {
  const sockets: Socket[] = Array.from({ length: SOCKETS }, () => dial(shell.origin));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answers = Promise.all(sockets.map(readRaw));
  for (const socket of sockets) socket.write(FLOOD);
  expect(await longestPause(answers)).toBeLessThan(300);
});

it('who waits for each answer keeps the connection, until it asks for too much', async () => {
  const visitor = dial(shell.origin, '127.0.0.8');
  for (let count = 0; count < 50; count++) {
    visitor.write(REQUEST);
    expect(String(await once(visitor, 'data'))).toContain('200 OK');
  }
  visitor.write(REQUEST);
  expect(await readRaw(visitor)).toMatchObject({ status: 429, headers: { connection: 'close' } });
});
