import { libpqEnvironment } from './dumps.ts';

it.each([
  [
    'postgres://admin:it%27s@db.example.org:25060/defaultdb?sslmode=verify-full&sslrootcert=/run/secrets/postgres_ca',
    {
      ...{ PGHOST: 'db.example.org', PGPORT: '25060', PGUSER: 'admin', PGPASSWORD: "it's" },
      ...{ PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/run/secrets/postgres_ca' },
    },
  ],
  [
    'postgres://admin:x@[fd00::5]/postgres?sslmode=no-verify',
    { PGHOST: 'fd00::5', PGPORT: '5432', PGUSER: 'admin', PGPASSWORD: 'x', PGSSLMODE: 'require' },
  ],
])('%s is told to pg_dump as it is to our programs', (url, expected) => {
  expect(libpqEnvironment(url, 'lawdex_notes')).toEqual({ PGDATABASE: 'lawdex_notes', ...expected });
});
