import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@lawdex/infra/postgres';
import { ask, ROOT } from '@lawdex/infra/testing';
import { multiplyFirms } from './multiply.ts';

let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
beforeAll(async () => {
  server = await startTemporaryPostgres();
  const env = { PATH: process.env['PATH'], MIGRATION_DATABASE_URL: server.adminUrl, DATABASE_URL: server.adminUrl };
  const run = (program: string) =>
    execFileSync(process.execPath, [join(ROOT, 'svc-directory/dist', program)], { env: { ...env, DEMO_FIRMS: '20' } });
  run('migrate.js');
  run('demo/seed.js');
});
afterAll(() => server.stop());

it('a site has so many firms, each with an address of its own and with reviews that its rating is made of', async () => {
  await multiplyFirms(server.adminUrl, 50);
  const rows = await ask(
    server.adminUrl,
    `
    select count(*)::int as firms, count(distinct slug)::int as slugs, count(distinct (name, address))::int as offices,
      (count(*) filter (where review_count <> (select count(*) from reviews where business_id = b.id)))::int as miscounted,
      (select sum(count)::int from cities) as counted
    from businesses b`,
  );
  expect(rows).toEqual([{ firms: 50, slugs: 50, offices: 50, miscounted: 0, counted: 50 }]);
});
