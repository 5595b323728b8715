import { expect, it } from '@jest/globals';
import { externalBlocks } from './external.core.ts';

const program = (networks: string[], ...names: string[]) => ({
  networks,
  environment: Object.fromEntries(names.map((name) => [name, 'x'])),
});

it('only who is told where something is gets a way out of the network between the containers', () => {
  const blocks = externalBlocks([
    ['databases', 'job', { ...program(['inside'], 'ADMIN_DATABASE_URL_FILE'), depends_on: { postgres: {} } }],
    ['svc-a-migrate', 'job', program(['inside'], 'MIGRATION_DATABASE_URL_FILE')],
    ['svc-a', 'program', program(['inside'], 'DATABASE_URL_FILE', 'OTEL_EXPORTER_OTLP_ENDPOINT')],
    ['svc-b', 'program', program(['inside'], 'MEILI_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT')],
    ['releases', 'job', { network_mode: 'none' }],
    ['shell', 'program', program(['front', 'inside'], 'OTEL_EXPORTER_OTLP_ENDPOINT')],
  ]);
  expect(Object.keys(blocks.postgres)).toEqual(['databases', 'svc-a-migrate', 'svc-a']);
  expect(blocks.postgres['databases']).toMatchObject({
    depends_on: { postgres: { condition: 'service_healthy', required: false } },
  });
  expect(blocks.postgres['svc-a']).toEqual({ networks: ['outward'], secrets: ['postgres_ca'] });
  expect(blocks.meilisearch).toEqual({ 'svc-b': { networks: ['outward'] } });
  expect(Object.keys(blocks.collector)).toEqual(['svc-a', 'svc-b']);
});
