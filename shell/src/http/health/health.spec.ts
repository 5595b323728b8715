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
