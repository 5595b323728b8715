import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

export interface TracingOptions {
  service: string;
  /** Base URL of a collector that takes OTLP over HTTP. */
  endpoint: string;
  /** The share of traces that is recorded, from 0 to 1, of those that begin here. */
  share: number;
}

export interface SpanOptions {
  /** `server` when somebody asks us, `client` when we ask somebody. */
  kind?: 'server' | 'client';
  attributes?: Record<string, string | number>;
  /** Headers of the caller, which may name the trace that this belongs to. */
  caller?: IncomingHttpHeaders;
}

/** The time that something took, as a part of its caller's. */
export interface Span {
  /** Spans that begin in here become parts of this one. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  end(attributes?: Record<string, string | number>, failed?: boolean): void;
}

/** Made by tracing-sdk.ts. */
export interface Tracer {
  start(name: string, options: SpanOptions): Span;
  headers(): Record<string, string>;
  close(): Promise<void>;
}

let tracer: Tracer | null = null;

const NO_SPAN: Span = { run: (work) => work(), rename: () => undefined, end: () => undefined };
const NO_HEADERS: Readonly<Record<string, string>> = {};

/** Sends traces to a collector from now on. OpenTelemetry is not loaded before. Answers a function that ends it. */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { createTracer } = await import('./tracing-sdk.ts');
  const started = createTracer(options);
  tracer = started;
  return async () => {
    tracer = null;
    await started.close();
  };
}

export const startSpan = (name: string, options: SpanOptions = {}): Span => tracer?.start(name, options) ?? NO_SPAN;

/** A span that lasts as long as the work. */
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

/** Headers that tell a called service which trace its work belongs to: `traceparent` of W3C Trace Context. */
export const traceHeaders = (): Readonly<Record<string, string>> => tracer?.headers() ?? NO_HEADERS;

/** Keeps the trace for a callback that runs elsewhere, such as at the message of a thread. */
export const keepContext = <A extends unknown[], R>(work: (...args: A) => R): ((...args: A) => R) =>
  tracer ? AsyncResource.bind(work) : work;
