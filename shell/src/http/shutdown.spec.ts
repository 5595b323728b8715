import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createListener } from './listener/listener.ts';
import { shutDown } from './shutdown.ts';
import type { Shutdown } from './shutdown.ts';

let server: FastifyInstance;
let shutdown: Shutdown;
let url: string;
let agent: Agent;
let asked: Promise<void>;
let answer: (text: string) => void;

beforeEach(async () => {
  shutdown = { begun: false };
  const connections = { total: 100, perVisitor: 100, isProxy: () => false, onCrowd: () => undefined };
  server = Fastify({
    serverFactory: (handler) => createListener(handler, { headers: {}, connections, shutdown }),
    return503OnClosing: false,
  });
  server.get('/quick', () => 'quick');
  asked = new Promise((wasAsked) => {
    server.get('/slow', () => {
      wasAsked();
      return new Promise((resolve) => (answer = resolve));
    });
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

async function get(path: string): Promise<IncomingMessage> {
  const sent = request(url + path, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume();
}

const failure = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );

it('a shell that is about to stop answers all the same, and keeps no connection', async () => {
  expect((await get('/quick')).headers.connection).toBe('keep-alive');
  shutdown.begun = true;
  const late = await get('/quick');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  await shutDown(server, shutdown, { drain: 0 });
});

it('while it drains, new visitors are answered; after that their connections are refused', async () => {
  const down = shutDown(server, shutdown, { drain: 300 });
  expect((await get('/quick')).statusCode).toBe(200);
  await down;
  expect(await failure(get('/quick'))).toBe('ECONNREFUSED');
});

it('who has asked before it stops gets the answer', async () => {
  const slow = get('/slow');
  await asked;
  const down = shutDown(server, shutdown, { drain: 0 });
  answer('the answer');
  expect((await slow).statusCode).toBe(200);
  await down;
});

it('what never ends is cut after its time', async () => {
  const slow = failure(get('/slow'));
  await asked;
  await shutDown(server, shutdown, { drain: 0, within: 50 });
  expect(await slow).toBe('ECONNRESET');
});
