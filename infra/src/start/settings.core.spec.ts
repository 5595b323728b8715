import { expect, test } from '@jest/globals';
import { readSettings } from './settings.core.ts';

const settings = (env: Record<string, string>) => {
  const outcome = readSettings(env);
  return outcome.kind === 'ok' ? outcome.settings : outcome.problems;
};

test('without an environment the site is on port 3000 with demo data in .data', () => {
  expect(settings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    dataDir: '.data',
    releasesDir: 'releases',
    demoData: true,
    innerPorts: {},
    databases: null,
  });
});

test('the public origin follows PORT unless it is told', () => {
  expect(settings({ PORT: '4000' })).toMatchObject({ origin: 'http://localhost:4000' });
  expect(settings({ PUBLIC_ORIGIN: 'https://lawdex.example/' })).toMatchObject({ origin: 'https://lawdex.example' });
});

test('values that cannot be used are all named at once', () => {
  expect(settings({ PORT: '99999', PUBLIC_ORIGIN: 'lawdex.example', DEMO_DATA: 'maybe' })).toEqual([
    expect.stringContaining('PORT'),
    expect.stringContaining('PUBLIC_ORIGIN'),
    expect.stringContaining('DEMO_DATA'),
  ]);
});

test('one database URL without the other is refused', () => {
  expect(settings({ SEARCH_DATABASE_URL: 'postgres://a' })).toEqual([expect.stringContaining('both')]);
});

test('own databases are migrated with their own login unless another one is named', () => {
  const env = { DIRECTORY_DATABASE_URL: 'postgres://d', SEARCH_DATABASE_URL: 'postgres://s' };
  expect(settings({ ...env, SEARCH_MIGRATION_DATABASE_URL: 'postgres://m' })).toMatchObject({
    databases: {
      directory: { url: 'postgres://d', migrationUrl: 'postgres://d' },
      search: { url: 'postgres://s', migrationUrl: 'postgres://m' },
    },
  });
});
