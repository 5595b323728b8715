import { described, optional, variable } from './environment.core.ts';

const share = variable<number>(
  { expected: 'a number from 0 to 1', parse: (raw) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(raw) ? Number(raw) : undefined) },
  1,
);

const url = variable<string>({
  expected: 'an http(s) URL such as http://collector:4318',
  parse: (raw) => (/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(raw) ? raw : undefined),
});

/** The variables of every process that answers requests; the names are OpenTelemetry's own. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: described(
    'A collector that takes OTLP over HTTP; traces are sent there. None are made without one.',
    optional(url),
  ),
  OTEL_TRACES_SAMPLER_ARG: described('Of the requests, the share that is traced.', share),
};
