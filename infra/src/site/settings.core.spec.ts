import { readSettings } from './settings.core.ts';

const services = [
  { name: 'svc-word-index', shortName: 'words', database: true },
  { name: 'svc-atlas', database: true },
  { name: 'svc-thumbnails', database: false },
];

const settings = (env: Record<string, string>) => {
  const outcome = readSettings(services, env);
  return outcome.kind === 'ok' ? outcome.settings : outcome.problems;
};

it('without an environment the site is on port 3000 with demo data in .data', () => {
  expect(settings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    dataDir: '.data',
    releasesDir: 'releases',
    demoData: true,
    seedVariables: {},
    shellVariables: {},
    serviceVariables: {},
    postgresPort: undefined,
    ports: {},
    adminPorts: {},
    databases: null,
  });
});

it('the public origin follows PORT unless it is told', () => {
  expect(settings({ PORT: '4000' })).toMatchObject({ origin: 'http://localhost:4000' });
  expect(settings({ PUBLIC_ORIGIN: 'https://lawdex.example/' })).toMatchObject({ origin: 'https://lawdex.example' });
});

it('values that cannot be used are all named at once', () => {
  const env = { PORT: '99999', PUBLIC_ORIGIN: 'lawdex.example', DEMO_DATA: 'maybe', THUMBNAILS_PORT: 'x' };
  expect(settings(env)).toEqual([
    expect.stringContaining('PORT'),
    expect.stringContaining('PUBLIC_ORIGIN'),
    expect.stringContaining('DEMO_DATA'),
    expect.stringContaining('THUMBNAILS_PORT'),
  ]);
});

it.each([
  ['shellVariables', { TRUSTED_PROXIES: '10.0.0.7, ::1', MAX_CONNECTIONS: '500' }, { TRUSTED_PROXIES: 'localhost' }],
  ['seedVariables', { DEMO_FIRMS: '300' }, { DEMO_FIRMS: 'many' }],
  ['serviceVariables', { MEILI_URL: 'http://127.0.0.1:7700', MEILI_KEY: 'key' }, { MEILI_URL: 'localhost:7700' }],
  ['serviceVariables', { ADMIN_ORIGIN: 'https://desk.example.org' }, { ADMIN_ORIGIN: 'desk.example.org' }],
  ['serviceVariables', { VIEWS_KEPT_DAYS: '30' }, { VIEWS_KEPT_DAYS: '0' }],
])('%s have %j as it was written, and %j is refused by name', (group, right, wrong) => {
  expect(settings({ ...right, ANALYTICS_ID: '' })).toMatchObject({ [group]: right });
  expect(settings(wrong)).toEqual([expect.stringContaining(Object.keys(wrong)[0] ?? '')]);
});

it('each service has a port variable, named by its short name', () => {
  expect(settings({ WORDS_PORT: '4002', THUMBNAILS_PORT: '4003' })).toMatchObject({
    ports: { 'svc-word-index': 4002, 'svc-thumbnails': 4003 },
  });
});

it('a database URL of one service without the others is refused, and the missing ones are named', () => {
  expect(settings({ WORDS_DATABASE_URL: 'postgres://a' })).toEqual([
    expect.stringContaining('ATLAS_DATABASE_URL must be set too'),
  ]);
});

it('own databases are migrated with their own login unless another one is named', () => {
  const env = { ATLAS_DATABASE_URL: 'postgres://d', WORDS_DATABASE_URL: 'postgres://s' };
  expect(settings({ ...env, WORDS_MIGRATION_DATABASE_URL: 'postgres://m' })).toMatchObject({
    databases: {
      'svc-atlas': { url: 'postgres://d', migrationUrl: 'postgres://d' },
      'svc-word-index': { url: 'postgres://s', migrationUrl: 'postgres://m' },
    },
  });
});
