import { expect, it } from '@jest/globals';
import type { ServiceDescription } from '@lawdex/contracts';
import type { ComposeService } from './compose-file.ts';
import { envExample, namesIn } from './env-example.core.ts';
import { composeBlocks, composeSecrets } from './section.core.ts';

const service = (name: string, more: Partial<ServiceDescription> = {}): ServiceDescription => ({
  ...{ name, database: true, prefixes: [`/api/${name}/`], hears: [], seed: null },
  ...more,
});
const variable = (name: string, secret = false) => ({
  ...{ name, secret, expected: 'set', required: true, fallback: '', about: `About ${name}.` },
});

const services = [service('svc-ears', { hears: ['svc-mouth'] }), service('svc-mouth', { seed: 'dist/seed.js' })];
const variables = new Map([
  [
    'svc-mouth/dist/main.js',
    [variable('PORT'), variable('DATABASE_URL', true), variable('EVENT_CONSUMERS'), variable('DAYS')],
  ],
  ['shell/dist/http/main.js', [variable('UPSTREAMS')]],
]);
const blocks = new Map(
  composeBlocks({ services, variables }).map(([name, , block]) => [name, block as ComposeService]),
);

it('a folder with a svc.json is all that a service needs to have its containers', () => {
  expect([...blocks.keys()]).toEqual([
    ...['databases', 'svc-ears-migrate', 'svc-ears'],
    ...['svc-mouth-migrate', 'svc-mouth-seed', 'svc-mouth', 'releases', 'shell', 'shell-standby'],
  ]);
});

it('what follows from the rest is set, passwords are files, and all else is left to the operator', () => {
  expect(blocks.get('svc-mouth')?.environment).toEqual({
    PORT: '3000',
    DATABASE_URL_FILE: '/run/secrets/mouth_database_url',
    EVENT_CONSUMERS: 'http://svc-ears:3000',
    DAYS: '${DAYS:-}',
    NODE_OPTIONS: '--max-semi-space-size=8',
  });
  expect(blocks.get('svc-mouth')?.secrets).toEqual(['mouth_database_url']);
  expect(blocks.get('shell')?.environment?.['UPSTREAMS']).toContain('"url":"http://svc-mouth:3000"');
});

it('every secret is a file that make-secrets.sh makes', () => {
  expect(Object.keys(composeSecrets(['internal_token', 'internal_token']))).toEqual([
    'backup_key',
    'grafana_password',
    'internal_token',
    'meili_key',
    'monitor_password',
    'postgres_password',
  ]);
});

it('each container starts after those that it waits for, and demo data only when asked for', () => {
  expect(Object.keys(blocks.get('svc-mouth')?.depends_on ?? {})).toEqual(['svc-mouth-migrate', 'svc-ears']);
  expect(blocks.get('svc-mouth-seed')?.profiles).toEqual(['demo']);
});

it('.env.example has each variable with what it is for, and what has to be set first', () => {
  const text = envExample({ a: '${DAYS:-}', b: '${PUBLIC_ORIGIN:?Set it}', c: '${EARS_MEMORY:-512m}' }, variables);
  expect(text).toMatch(/PUBLIC_ORIGIN=\n\n# About DAYS\.\n# DAYS=\n\n# The most memory of ears\.\n# EARS_MEMORY=512m/);
  expect(namesIn(text)).toEqual(['PUBLIC_ORIGIN', 'DAYS', 'EARS_MEMORY']);
});
