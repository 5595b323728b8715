import Fastify, { type FastifyInstance } from 'fastify';
import { openGates } from '../admission/gates.ts';
import { registerHealth, registerSiteHealth } from './health.ts';
import type { LiveSet } from '../rollout/check-set.ts';

const withWorkers = (ready: number) => ({ set: { id: 'a-set' }, pool: { counts: { ready } } }) as unknown as LiveSet;

async function ask(path: string, now: LiveSet | null, isFollowing = true, begun = false) {
  const server = Fastify();
  registerHealth(server, { now, isFollowing }, openGates(1, 800), { begun });
  const { statusCode, body } = await server.inject(path);
  return { status: statusCode, body: JSON.parse(body) as unknown };
}

it.each([
  ['once a release set is live and a worker can render it', withWorkers(1), 'followed'],
  ['with the set that it has while its registry cannot be followed, and says so', withWorkers(2), 'last good one'],
])('a shell is ready %s', async (_what, now, registry) => {
  expect(await ask('/health/ready', now, registry === 'followed')).toMatchObject({
    status: 200,
    body: { releaseSet: 'a-set', registry },
  });
});

it.each([
  ['no release set is live', null, false],
  ['no worker can render', withWorkers(0), false],
  ['it is about to stop', withWorkers(1), true],
])('a shell is not ready while %s, but it lives', async (_what, now, begun) => {
  expect((await ask('/health/ready', now, true, begun)).status).toBe(503);
  expect((await ask('/health/live', now, true, begun)).status).toBe(200);
});

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
