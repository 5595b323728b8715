import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Of pages and answers: most take milliseconds, and nobody waits longer than a few seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** One number of a name, told apart from others by its labels. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

/**
 * The numbers of the shell, in the same names as those of the services. Labels have few values, all of our own making: a pattern of a route,
 * never an address that somebody has typed.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly renders: Histogram<'route' | 'outcome'>;
  private readonly calls: Histogram<'upstream' | 'outcome'>;
  private readonly alarms: Counter;
  private readonly workerEnds: Counter;

  constructor() {
    this.registry.setDefaultLabels({ service: 'shell' });
    this.requests = this.histogram(
      'http_request_duration_seconds',
      'Time from the first byte of a request to the last of its answer.',
      ['method', 'route', 'status'],
    );
    this.renders = this.histogram('render_duration_seconds', 'Time that a page was waited for, with its calls.', [
      'route',
      'outcome',
    ]);
    this.calls = this.histogram('upstream_request_duration_seconds', 'Time that a service was waited for.', [
      'upstream',
      'outcome',
    ]);
    const registers = [this.registry];
    this.alarms = new Counter({
      name: 'release_alarms_total',
      help: 'Releases that were not used, and registries that were not followed.',
      registers,
    });
    this.workerEnds = new Counter({
      name: 'render_worker_ends_total',
      help: 'Render workers that ended and were replaced.',
      registers,
    });
  }

  /** Numbers of the process itself: memory, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  requested(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  rendered(route: string, outcome: string, ms: number): void {
    this.renders.observe({ route, outcome }, ms / 1000);
  }

  called(upstream: string, outcome: string, ms: number): void {
    this.calls.observe({ upstream, outcome }, ms / 1000);
  }

  alarmed(): void {
    this.alarms.inc();
  }

  workerEnded(): void {
    this.workerEnds.inc();
  }

  /** Numbers that go up and down, and are asked for when the metrics are read. */
  gauges(name: string, help: string, labelNames: string[], read: () => Sample[] | Promise<Sample[]>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const samples = await read();
        gauge.reset();
        for (const { labels, value } of samples) gauge.set(labels, value);
      },
    });
  }

  /** Numbers that only grow, and are counted elsewhere. */
  counters(name: string, help: string, labelNames: string[], read: () => Sample[]): void {
    const counter = new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => {
        counter.reset();
        for (const { labels, value } of read()) counter.inc(labels, value);
      },
    });
  }

  private histogram<T extends string>(name: string, help: string, labelNames: T[]): Histogram<T> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.registry] });
  }
}
