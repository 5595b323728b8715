import { readEnvironment } from './environment.core.ts';
import { TRACING_VARIABLES } from './service-variables.core.ts';

const read = (env: Record<string, string>) => readEnvironment(TRACING_VARIABLES, env);

it('traces nothing unless a collector is named, and then everything unless a share is', () => {
  expect(read({})).toMatchObject({ config: { OTEL_TRACES_SAMPLER_ARG: 1 } });
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0.05' })).toEqual({
    kind: 'ok',
    config: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: 0.05 },
  });
});

it.each<Record<string, string>>([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://collector:4317' },
  { OTEL_TRACES_SAMPLER_ARG: '2' },
  { OTEL_TRACES_SAMPLER_ARG: 'often' },
])('refuses %j', (env) => {
  expect(read(env).kind).toBe('invalid');
});
