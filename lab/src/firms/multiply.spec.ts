import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@lawdex/infra/postgres';
import { ask, ROOT } from '@lawdex/infra/testing';
import { multiplyFirms } from './multiply.ts';

const server = await startTemporaryPostgres();
beforeAll(() => {
  const urls = { MIGRATION_DATABASE_URL: server.adminUrl, DATABASE_URL: server.adminUrl };
  const env = { PATH: process.env['PATH'], ...urls, DEMO_FIRMS: '20' };
  for (const program of ['migrate.js', 'demo/seed.js'])
    execFileSync(process.execPath, [join(ROOT, 'svc-directory/dist', program)], { env });
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
