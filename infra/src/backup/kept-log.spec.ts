import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, databaseAt } from '../databases/ask.ts';
import { place } from '../postgres/placement.ts';
import { startPostgres } from '../postgres/start.ts';
import { dataPaths } from '../files/paths.ts';
import { makeBackup } from './backup.ts';
import { keptLog } from './kept-log.ts';
import { restore } from './restore.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder();
const log = join(folder, "it's kept");
const binary = place(join(folder, 'first'), () => undefined);
const site = () => dataPaths(join(folder, 'site'));

/** Works on a server that is there for that only. */
async function withServer<T>(work: (adminUrl: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir: join(folder, 'first'), durable: false });
  try {
    return await work(server.adminUrl);
  } finally {
    await server.stop();
  }
}

mkdirSync(log);
if (binary.account) chownSync(log, binary.account.uid, binary.account.gid);
await withServer(async (adminUrl) => {
  const to = `"${log.replace("'", "''")}/%f"`;
  await ask(adminUrl, 'alter system set archive_mode = on');
  await ask(adminUrl, `alter system set archive_command = 'test ! -f ${to} && cp %p ${to}'`);
  await ask(adminUrl, 'create database notes');
});
const { file, moment } = await withServer(async (adminUrl) => {
  const notes = databaseAt(adminUrl, 'notes');
  const say = (word: string) => ask(notes, 'insert into said values ($1)', [word]);
  await ask(notes, 'create table said (word text)');
  await say('before the backup');
  const made = await makeBackup({ adminUrl, folder: join(folder, 'kept'), key: null, kept: 2, binary });
  await say('after it');
  // A moment is known to a millisecond here, and changes to a thousandth of one.
  await ask(adminUrl, 'select pg_sleep(0.05)');
  const [now] = await ask<{ at: Date }>(adminUrl, 'select clock_timestamp() as at');
  await ask(adminUrl, 'select pg_sleep(0.05)');
  await say('by mistake');
  return { file: made.file, moment: now?.at ?? null };
});
const archived = readdirSync(log);

describe('a backup is brought forward by the log that was kept since', () => {
  it.each([
    ['to a moment', () => ({ folder: log, until: moment }), 2],
    ['to its end', () => ({ folder: log, until: null }), 3],
    ['and without it is what it was', () => null, 1],
  ])('%s', async (_to, kept, rows) => {
    const { tables } = await restore(file, { key: null, paths: site(), binary, log: kept() });
    expect(tables['notes.public.said']?.rows).toBe(rows);
  });

  it('and neither that, nor trying a backup, writes into what was kept, but that each brought forward began a history of its own', () => {
    expect(archived.length).toBeGreaterThan(1);
    expect(readdirSync(log).filter((name) => !archived.includes(name))).toEqual([
      '00000002.history',
      '00000003.history',
    ]);
  });

  it.each([
    [
      '2999-01-01T00:00:00.000Z',
      `The log in ${log} ends before 2999-01-01T00:00:00.000Z`,
      [expect.stringContaining('Its last change is of'), expect.stringContaining('--until')],
    ],
    ['2001-01-01T00:00:00.000Z', 'is before this backup, which was begun at ', ['Restore an older backup.']],
  ])('not to %s, which it does not reach, and then nothing is changed', async (until, message, advice) => {
    const beside = readdirSync(site().dataDir);
    const kept = { folder: log, until: new Date(until) };
    await expect(restore(file, { key: null, paths: site(), binary, log: kept })).rejects.toMatchObject({
      ...{ message: expect.stringContaining(message), advice },
    });
    expect(readdirSync(site().dataDir)).toEqual(beside);
  });
});

describe('--log and --until', () => {
  it('name a folder and a moment', () => {
    expect(keptLog({})).toBeNull();
    expect(keptLog({ log })).toEqual({ folder: log, until: null });
    expect(keptLog({ log, until: '2026-11-23T15:15:00-05:00' })?.until?.toISOString()).toBe('2026-11-23T20:15:00.000Z');
  });

  it.each([
    [{ until: '2026-11-23T20:15:00Z' }, '--until needs --log <folder>'],
    [{ log: '/nowhere/at-all' }, 'There is no /nowhere/at-all.'],
    [{ log: tmpdir(), until: '2026-11-23 20:15' }, 'is no time with a zone'],
    [{ log: tmpdir(), until: '2026-13-45T20:15:00Z' }, 'is no time with a zone'],
  ])('are refused with words: %j', (values, words) => {
    expect(() => keptLog(values)).toThrow(words);
  });
});
