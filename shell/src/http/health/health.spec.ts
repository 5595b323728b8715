import Fastify from 'fastify';
import { openGates } from '../admission/gates.ts';
import { registerHealth } from './health.ts';
import type { LiveSet } from '../rollout/rollout.ts';

const withWorkers = (ready: number) => ({ set: { id: 'a-set' }, pool: { counts: { ready } } }) as unknown as LiveSet;

async function ask(path: string, now: LiveSet | null, isFollowing = true, begun = false) {
  const server = Fastify();
  registerHealth(server, { now, isFollowing }, openGates(1, 800), { begun });
  const { statusCode, body } = await server.inject(path);
  return { status: statusCode, body: JSON.parse(body) as unknown };
}

it('a shell is ready once a release set is live and a worker can render it', async () => {
  expect(await ask('/health/ready', withWorkers(1))).toMatchObject({ status: 200, body: { releaseSet: 'a-set' } });
});

it.each([
  ['no release set is live', null],
  ['no worker can render', withWorkers(0)],
])('a shell is not ready while %s, but it lives', async (_what, now) => {
  expect((await ask('/health/ready', now)).status).toBe(503);
  expect((await ask('/health/live', now)).status).toBe(200);
});

it('a shell that is about to stop is not ready, but it lives', async () => {
  expect((await ask('/health/ready', withWorkers(1), true, true)).status).toBe(503);
  expect((await ask('/health/live', withWorkers(1), true, true)).status).toBe(200);
});

it('a shell whose registry cannot be followed is ready with the set that it has, and says so', async () => {
  expect(await ask('/health/ready', withWorkers(2), false)).toMatchObject({
    status: 200,
    body: { registry: 'last good one' },
  });
});
