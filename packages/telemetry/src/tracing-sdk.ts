import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Span, SpanOptions, Tracer, TracingOptions } from './tracing.ts';

const EXPORT_MS = 3_000;
/** Some statements have thousands of characters, and the beginning is enough to find one. */
const MOST_CHARACTERS = 1_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

export function createTracer({ service, endpoint, share }: TracingOptions): Tracer {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: EXPORT_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: MOST_CHARACTERS },
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const spans = provider.getTracer('lawdex');

  const start = (name: string, { kind, attributes, caller }: SpanOptions): Span => {
    const parent = caller ? propagation.extract(ROOT_CONTEXT, caller) : context.active();
    const span = spans.startSpan(name, { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes }, parent);
    return {
      run: (work) => context.with(trace.setSpan(parent, span), work),
      rename: (better) => void span.updateName(better),
      end: (more = {}, failed = false) => {
        span.setAttributes(more);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  const headers = () => {
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier;
  };
  const close = async () => {
    // A collector that is gone must not hold up the end of the process.
    await provider.shutdown().catch(() => undefined);
    context.disable();
    propagation.disable();
  };
  return { start, headers, close };
}
