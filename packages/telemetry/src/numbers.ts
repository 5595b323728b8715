import { totalmem } from 'node:os';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { inTime } from './in-time.ts';
import { memoryLimit } from './memory-limit.core.ts';

/** A value of a metric, with the labels that tell it apart. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

/** From a millisecond to the longest that a caller of ours waits. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of one process for Prometheus. Labels have few values: the pattern of a route, never a typed address. */
export class Numbers {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    this.requests = this.durations(
      'http_request_duration_seconds',
      'Time from the first byte of a request to the last of its answer.',
      ['method', 'route', 'status'],
    );
  }

  observeRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** Memory and how much of it there may be, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('process_memory_limit_bytes', 'What the process may have: of its container, or of the machine.', () =>
      memoryLimit(process.constrainedMemory(), totalmem()),
    );
  }

  durations<T extends string>(name: string, help: string, labelNames: T[]): Histogram<T> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.registry] });
  }

  counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  /** A number that goes up and down, asked for when metrics are read. It is left out when it is not known in time. */
  gauge(name: string, help: string, read: () => Promise<number> | number): void {
    this.gauges(name, help, [], async () => [{ labels: {}, value: await read() }]);
  }

  /** A gauge with several labelled values. */
  gauges(name: string, help: string, labelNames: string[], read: Read): void {
    const ask = inTime(read);
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const samples = await ask();
        gauge.reset();
        // A gauge without labels would be 0 after the reset, which would be wrong.
        if (samples.length === 0 && labelNames.length === 0) gauge.remove();
        for (const { labels, value } of samples) gauge.set(labels, value);
      },
    });
  }

  /** Numbers that only grow and are counted elsewhere. */
  counters(name: string, help: string, labelNames: string[], read: Read): void {
    const ask = inTime(read);
    const counter = new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        const samples = await ask();
        counter.reset();
        for (const { labels, value } of samples) counter.inc(labels, value);
      },
    });
  }
}
