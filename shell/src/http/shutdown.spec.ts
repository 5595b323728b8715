import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Shutdown } from '@lawdex/admission/shutdown';
import Fastify, { type FastifyInstance } from 'fastify';
import { createListener } from './listener/listener.ts';

let server: FastifyInstance;
let shutdown: Shutdown;
let url: string;
let agent: Agent;

beforeEach(async () => {
  shutdown = { begun: false };
  const connections = { total: 100, perVisitor: 100, isProxy: () => false, onFull: () => undefined };
  server = Fastify({
    serverFactory: (handler) => createListener(handler, { headers: {}, connections, shutdown }),
    return503OnClosing: false,
  });
  server.get('/quick', () => 'quick');
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

async function get(path: string): Promise<IncomingMessage> {
  const sent = request(url + path, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume();
}

it('a shell that is about to stop answers all the same, and keeps no connection', async () => {
  expect((await get('/quick')).headers.connection).toBe('keep-alive');
  shutdown.begun = true;
  const late = await get('/quick');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  await server.close();
});
