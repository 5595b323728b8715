import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, databaseAt } from '../databases/ask.ts';
import { startTemporaryPostgres } from '../postgres/index.ts';
import { startPostgres } from '../postgres/start.ts';
import { place } from '../postgres/placement.ts';
import { tryLock } from '../processes/lock.ts';
import { dataPaths } from '../files/paths.ts';
import { tellAdminPassword } from '../containers/restore.ts';
import { makeBackup, noRoom, readBackup } from './backup.ts';
import { connectTo } from './dumps/dumps.ts';
import { restore } from './restore.ts';
import { unpack, withScratchServer } from './archive/scratch-server.ts';
import { differences, readTables } from './tables.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const KEY = 'correct horse battery staple';
const folder = scratchFolder();
const binary = place(join(folder, 'postgres'), () => undefined);
const server = await startTemporaryPostgres();
afterAll(() => server.stop());

const WORDS = 'create table words as select n, md5(n::text) as word from generate_series(1, 20000) n';
for (const name of ['one', 'two']) {
  await ask(server.adminUrl, `create database ${name}`);
  await ask(databaseAt(server.adminUrl, name), WORDS);
}
const before = await readTables((database) => connectTo(server.adminUrl, database));
const kept = { folder: join(folder, 'kept'), kept: 2 };
const backup = await makeBackup({ adminUrl: server.adminUrl, ...kept, key: KEY, binary });

describe('a backup', () => {
  it('has every row of every database, as a server that was started on it reads them', () => {
    expect(Object.keys(before)).toEqual(['one.public.words', 'two.public.words']);
    expect(differences(before, backup.tables)).toEqual([]);
    expect(before['one.public.words']?.rows).toBe(20_000);
  });

  it('is encrypted when there is a key: nobody reads it without, or with another one', async () => {
    expect(readFileSync(backup.file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    await expect(readBackup(backup.file, null, binary)).rejects.toThrow('is encrypted: set BACKUP_KEY');
    await expect(readBackup(backup.file, 'another', binary)).rejects.toThrow(
      'is damaged, or BACKUP_KEY is not the one',
    );
  });

  it('with one wrong byte is refused as a whole', async () => {
    const bytes = readFileSync(backup.file);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    const damaged = join(folder, 'damaged.tar.gz.sealed');
    writeFileSync(damaged, bytes);
    await expect(readBackup(damaged, KEY, binary)).rejects.toThrow('is damaged');
  });

  it('that cannot be made leaves nothing behind, and no older one is lost for it', async () => {
    const names = readdirSync(kept.folder);
    const broken = { ...binary, postgres: '/bin/false' };
    const making = makeBackup({ adminUrl: server.adminUrl, ...kept, key: null, kept: 1, binary: broken });
    await expect(making).rejects.toThrow('does not start');
    expect(readdirSync(kept.folder)).toEqual(names);
  });
});

describe('restoring', () => {
  const paths = () => dataPaths(join(folder, 'site'));

  it('puts its databases in the place of others, which stay beside them', async () => {
    const first = await restore(backup.file, { key: KEY, paths: paths(), binary });
    expect(first.before).toBeNull();
    const second = await restore(backup.file, { key: KEY, paths: paths(), binary });
    expect(differences(before, second.tables)).toEqual([]);
    const third = await restore(backup.file, { key: KEY, paths: paths(), binary });
    expect(third.before).not.toBe(second.before);
    expect(existsSync(join(second.before ?? '', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(paths().postgres, 'PG_VERSION'))).toBe(true);
  });

  it('refuses to touch a site that runs', async () => {
    const lock = tryLock(paths().lock, 'a site');
    const restoring = restore(backup.file, { key: KEY, paths: paths(), binary });
    await expect(restoring).rejects.toThrow('A site runs on');
    if (lock.kind === 'held') lock.release();
  });

  it('refuses as well while PostgreSQL runs on it, as a site that was killed leaves it behind', async () => {
    const site = paths();
    const left = await startPostgres({
      dataDir: site.postgres,
      logFile: join(site.logs, 'postgres.log'),
      durable: false,
    });
    try {
      await expect(restore(backup.file, { key: KEY, paths: site, binary })).rejects.toThrow('PostgreSQL runs on');
      expect(readdirSync(site.dataDir).filter((name) => name.includes('restored'))).toEqual([]);
    } finally {
      await left.stop();
    }
    expect((await restore(backup.file, { key: KEY, paths: site, binary })).before).not.toBeNull();
  });
});

it('a backup from before a new password of the superuser is given the one of now', async () => {
  const cluster = join(folder, 'older');
  await unpack(backup.file, KEY, cluster, binary.account);
  const url = 'postgres://lawdex_admin:it%27s%20new@postgres:5432/postgres';
  const hashes = await withScratchServer(cluster, binary, async (connect) => {
    const hash = async () => {
      const client = await connect('postgres');
      const { rows } = await client.query(`select rolpassword from pg_authid where rolname = 'lawdex_admin'`);
      await client.end();
      return (rows[0] as { rolpassword: string | null }).rolpassword;
    };
    const old = await hash();
    await tellAdminPassword(connect, url);
    return { old, now: await hash() };
  });
  expect(hashes.now).toMatch(/^SCRAM-SHA-256/);
  expect(hashes.now).not.toBe(hashes.old);
});

it('what differs between two readings is named', () => {
  const rows = { a: { rows: 1, hash: 'x' }, b: { rows: 1, hash: 'x' }, c: { rows: 1, hash: 'x' } };
  const { a } = rows;
  expect(differences(rows, { a, b: { rows: 2, hash: 'x' }, d: a })).toEqual([
    'b has 2 rows instead of 1',
    'c is gone',
    'd is new',
  ]);
  expect(differences({ a }, { a: { rows: 1, hash: 'y' } })).toEqual(['a has other rows']);
});

const MB = 1024 * 1024;
const room = { databases: 100 * MB, kept: 250 * MB, scratch: 250 * MB, isSameDisk: true };

it.each([
  [room, null],
  [{ ...room, kept: 110 * MB, scratch: 110 * MB, isSameDisk: false }, null],
  [{ ...room, kept: 150 * MB, scratch: 150 * MB }, 'it may take 200 MB, and 150 MB are free'],
  [{ ...room, kept: 90 * MB, isSameDisk: false }, 'it may take 100 MB, and 90 MB are free'],
  [{ ...room, scratch: 80 * MB, isSameDisk: false }, 'it may take 100 MB, and 80 MB are free'],
])('without room for a backup and its trial, on one disk or two, it says how much is missing: %j', (full, words) => {
  expect(noRoom(full)).toEqual(words && expect.stringContaining(words));
});
