export { Numbers, type Sample } from './numbers.ts';
export { keepContext, spanOf, startSpan, startTracing, traceHeaders } from './tracing.ts';
export type { Span, SpanOptions, TracingOptions } from './tracing.ts';
