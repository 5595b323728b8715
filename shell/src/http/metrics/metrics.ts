import { Numbers } from '@lawdex/telemetry';
import Fastify, { type FastifyInstance, type FastifyListenOptions } from 'fastify';

export class Metrics extends Numbers {
  readonly renders = this.durations('render_duration_seconds', 'Time that a page was waited for, with its calls.', [
    'route',
    'outcome',
  ]);
  readonly calls = this.durations('upstream_request_duration_seconds', 'Time that a service was waited for.', [
    'upstream',
    'outcome',
  ]);
  readonly alarms = this.counter(
    'release_alarms_total',
    'Releases that were not used, and registries that were not followed.',
  );
  readonly workerEnds = this.counter('render_worker_ends_total', 'Render workers that ended and were replaced.');

  constructor() {
    super('shell');
  }
}

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
