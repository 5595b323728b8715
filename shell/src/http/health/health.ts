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
