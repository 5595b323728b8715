import Fastify, { type FastifyInstance, type FastifyListenOptions } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Serves GET /metrics in the text format of Prometheus until the shell closes. It has a port of its own, which visitors cannot reach. */
export async function serveMetrics(shell: FastifyInstance, metrics: Metrics, at: FastifyListenOptions): Promise<void> {
  metrics.watchProcess();
  const server = Fastify({ logger: false });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  shell.addHook('onClose', () => server.close());
  shell.log.info(`metrics are read at ${await server.listen(at)}`);
}
