import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** GET /metrics in the text format of Prometheus, at a port of its own: what is asked from outside never comes here. */
export function metricsServer(metrics: Metrics): FastifyInstance {
  const server = Fastify({ logger: false });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return server;
}
