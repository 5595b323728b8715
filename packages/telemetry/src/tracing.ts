import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

export interface TracingOptions {
  service: string;
  /** Base URL of a collector that takes OTLP over HTTP. */
  endpoint: string;
  /** Of the traces that begin here, from 0 to 1. */
  share: number;
}

export interface SpanOptions {
  /** `server`: somebody asks us. `client`: we ask somebody. */
  kind?: 'server' | 'client';
  attributes?: Record<string, string | number>;
  /** Headers of a caller who may say which trace this belongs to. */
  caller?: IncomingHttpHeaders;
}

/** What something took, as a part of what called for it. */
export interface Span {
  /** What is begun in here is a part of it. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  end(attributes?: Record<string, string | number>, failed?: boolean): void;
}

/** What tracing.sdk.ts makes. */
export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  headers(): Record<string, string>;
  close(): Promise<void>;
}

let tracer: Tracer | null = null;

const NOTHING: Span = { run: (work) => work(), rename: () => undefined, end: () => undefined };
const NO_HEADERS: Readonly<Record<string, string>> = {};

/** Sends traces to a collector from now on. Until it is called, nothing of OpenTelemetry is loaded. Answers what ends it. */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { createTracer } = await import('./tracing-sdk.ts');
  const started = createTracer(options);
  tracer = started;
  return async () => {
    tracer = null;
    await started.close();
  };
}

export const startSpan = (name: string, options: SpanOptions = {}): Span => tracer?.start(name, options) ?? NOTHING;

/** What takes as long as the work does. */
export async function spanOf<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const span = tracer.start(name, options);
  try {
    const value = await span.run(work);
    span.end();
    return value;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}

/** Tells whom we ask which trace the question belongs to: `traceparent` of W3C Trace Context. */
export const traceHeaders = (): Readonly<Record<string, string>> => tracer?.headers() ?? NO_HEADERS;

/** For what is called from another place, such as the message of a thread, but belongs to what runs now. */
export const keepContext = <A extends unknown[], R>(work: (...args: A) => R): ((...args: A) => R) =>
  tracer ? AsyncResource.bind(work) : work;
