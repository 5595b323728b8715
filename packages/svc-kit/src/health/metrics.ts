import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Labelled {
  labels: { kind?: string };
  value: number;
}

/** The numbers of one service; a registry of its own, so that tests can run several services in one process. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    });
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** A number that is asked for when the metrics are read. */
  gauge(name: string, help: string, read: () => Promise<number> | number): void {
    this.gauges(name, help, async () => [{ labels: {}, value: await read() }]);
  }

  /** The same for several numbers of one name, told apart by their labels. */
  gauges(name: string, help: string, read: () => Promise<Labelled[]> | Labelled[]): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [this.registry],
      collect: async () => {
        for (const { labels, value } of await read()) gauge.set(labels, value);
      },
    });
  }
}
