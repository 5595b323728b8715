import type { Upstream } from '@lawdex/contracts';
import type { FastifyInstance } from 'fastify';
import { countsOf, type Gates } from '../admission/gates.ts';
import type { Rollout } from '../rollout/rollout.ts';
import type { Shutdown } from '@lawdex/admission/shutdown';

const NOT_READY = 503;

/** Live: the process runs. Ready: a release set is live with a worker, and no shutdown has begun, whatever the registry says. */
export function registerHealth(
  server: FastifyInstance,
  rollout: Pick<Rollout, 'now' | 'isFollowing'>,
  gates: Gates,
  shutdown: Shutdown = { begun: false },
): void {
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', (_request, reply) => {
    const live = rollout.now;
    const workers = live?.pool.counts?.ready ?? 0;
    const isReady = live !== null && workers > 0 && !shutdown.begun;
    return reply.code(isReady ? 200 : NOT_READY).send({
      status: isReady ? 'ok' : 'not_ready',
      releaseSet: live?.set.id ?? null,
      registry: rollout.isFollowing ? 'followed' : 'last good one',
      workers,
      admission: countsOf(gates),
    });
  });
}

const DEADLINE_MS = 2000;
/** Milliseconds for which the services' answers are reused. */
const KEPT_MS = 1000;

/** Reports the health of the shell and all services, for external monitoring. */
export function registerSiteHealth(
  server: FastifyInstance,
  upstreams: readonly Pick<Upstream, 'name' | 'url'>[],
): void {
  let asked = { at: -Infinity, parts: Promise.resolve<Record<string, boolean>>({}) };
  const askShell = async () => (await server.inject('/health/ready')).statusCode === 200;
  const askAll = async () => {
    const services = upstreams.map(async ({ name, url }) => [name, await isReady(url)] as const);
    return { shell: await askShell(), ...Object.fromEntries(await Promise.all(services)) };
  };
  server.get('/health', async (_request, reply) => {
    const now = performance.now();
    if (now - asked.at > KEPT_MS) asked = { at: now, parts: askAll() };
    const parts = await asked.parts;
    const isWell = Object.values(parts).every(Boolean);
    const named = Object.entries(parts).map(([name, isPartWell]) => [name, isPartWell ? 'ok' : 'not_ready']);
    return reply
      .code(isWell ? 200 : NOT_READY)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'not_ready', parts: Object.fromEntries(named) });
  });
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(DEADLINE_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
