import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { connected } from '../../databases/ask.ts';
import { startTemporaryPostgres } from '../../postgres/index.ts';
import { writeBaseBackup } from './base-backup.ts';

const server = await startTemporaryPostgres();
afterAll(() => server.stop());

it('is whole when checkpoints have let go of the log since it began', async () => {
  const admin = await connected(server.adminUrl);
  const to = new PassThrough();
  const written = writeBaseBackup(server.adminUrl, to);
  await once(to, 'readable');
  await admin.query('create table rows_of_meanwhile (n int)');
  for (let round = 0; round < 4; round += 1) {
    await admin.query('insert into rows_of_meanwhile select generate_series(1, 1000)');
    await admin.query('select pg_switch_wal()');
    await admin.query('checkpoint');
  }
  to.resume();
  await expect(written).resolves.toBeUndefined();
  await admin.end();
});
