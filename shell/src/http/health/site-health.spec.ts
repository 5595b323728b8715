import Fastify, { type FastifyInstance } from 'fastify';
import { registerSiteHealth } from './site-health.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function service(status: number, asked: string[] = []): Promise<string> {
  const server = Fastify();
  open.push(server);
  server.get('/health/ready', ({ url }, reply) => {
    asked.push(url);
    return reply.code(status).send({});
  });
  return server.listen({ port: 0, host: '127.0.0.1' });
}

function site(shell: number, services: Record<string, string>): FastifyInstance {
  const server = Fastify();
  open.push(server);
  server.get('/health/ready', (_request, reply) => reply.code(shell).send({}));
  registerSiteHealth(
    server,
    Object.entries(services).map(([name, url]) => ({ name, url })),
  );
  return server;
}

it('the site is well when its shell and every service are, and services are asked once, however often it is asked', async () => {
  const asked: string[] = [];
  const server = site(200, { 'svc-a': await service(200, asked) });
  for (let times = 0; times < 3; times++) {
    const { statusCode, headers, body } = await server.inject('/health');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(body)).toEqual({ status: 'ok', parts: { shell: 'ok', 'svc-a': 'ok' } });
  }
  expect(asked).toHaveLength(1);
});

it.each([
  ['a service that is not ready', 200, async () => ({ 'svc-a': await service(503) }), 'svc-a'],
  ['a service that is not there', 200, async () => ({ 'svc-a': 'http://127.0.0.1:1' }), 'svc-a'],
  ['a shell that is not ready', 503, async () => ({ 'svc-a': await service(200) }), 'shell'],
])('%s is named', async (_what, shell, services, name) => {
  const { statusCode, body } = await site(shell, await services()).inject('/health');
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toMatchObject({ status: 'not_ready', parts: { [name]: 'not_ready' } });
});
