import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { dial, readRaw } from './raw.ts';
import { shellUnderTest } from './shell-under-test.ts';

const REQUEST = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
const FLOOD = Buffer.from(REQUEST.repeat(2000));

const site = shellUnderTest({
  MAX_REQUESTS_PER_VISITOR: '50',
  MAX_WRITES_PER_VISITOR: '1',
  TRUSTED_PROXIES: '127.0.0.1',
});

const post = (name: string, from: string) =>
  fetch(`${site.shell.origin}/reads`, {
    method: 'POST',
    body: new URLSearchParams({ name, key: 'the-key-of-this-form' }),
    headers: { origin: 'https://lawdex.test', 'x-forwarded-for': from },
    redirect: 'manual',
  });

it('a form that comes too soon is shown again with what was typed, and says when to send it, while others are taken', async () => {
  await post('A', '192.0.2.1');
  const answer = await post('Ada "Lovelace"', '192.0.2.1');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(html).toContain('value="Ada &quot;Lovelace&quot;"');
  expect(html).toContain('Please try again in about 60 minutes.');
  expect(html).toContain('the-key-of-this-form');
  expect((await post('A', '192.0.2.2')).status).toBe(422);
});

/** The most time of the shell's core between a bystander's request and its answer. */
async function longestPause(until: Promise<unknown>): Promise<number> {
  const bystander = dial(site.shell.origin, '127.0.0.9');
  let goesOn = true;
  void until.then(() => (goesOn = false));
  let longest = 0;
  while (goesOn) {
    const before = site.shell.busyMs;
    bystander.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(bystander, 'data');
    longest = Math.max(longest, site.shell.busyMs - before);
  }
  bystander.destroy();
  return longest;
}

it('who sends thousands of requests without waiting for answers holds up nobody else', async () => {
  const sockets = Array.from({ length: 30 }, () => dial(site.shell.origin, '127.0.0.7'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answers = Promise.all(sockets.map(readRaw));
  for (const socket of sockets) socket.write(FLOOD);
  expect(await longestPause(answers)).toBeLessThan(300);
});

it('who waits for each answer keeps the connection, until it asks for too much', async () => {
  const visitor = dial(site.shell.origin, '127.0.0.8');
  for (let count = 0; count < 50; count++) {
    visitor.write(REQUEST);
    expect(String(await once(visitor, 'data'))).toContain('200 OK');
  }
  visitor.write(REQUEST);
  expect(await readRaw(visitor)).toMatchObject({ status: 429, headers: { connection: 'close' } });
});

it('a crowd that comes while the shell is busy need not knock twice: the system keeps its connections', async () => {
  site.shell.pause();
  const sockets = Array.from({ length: 1_500 }, () => dial(site.shell.origin));
  // Without a time limit, because a refused client retries while the shell stands still.
  await Promise.race([Promise.all(sockets.map((socket) => once(socket, 'connect'))), delay(10_000)]);
  const connected = sockets.filter((socket) => !socket.connecting).length;
  site.shell.goOn();
  for (const socket of sockets) socket.on('error', () => undefined).destroy();
  expect(connected).toBe(1_500);
});
