import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TcpProxy } from '../../testing/tcp-proxy.ts';
import { startTestService, useTestDatabase, type TestService } from '../../testing/index.ts';
import { databaseModule } from '../database.module.ts';
import { prepared } from '../prepared.ts';
import { mayLag, Replica, replicaUrl, useReplica } from './replica.ts';

// The two databases hold different rows, so the answer tells which of them was asked.

@Controller('api')
class NotesController {
  private readonly own: () => Promise<object[]>;
  private readonly list: () => Promise<object[]>;
  private readonly news: () => Promise<object[]>;

  constructor(db: DataSource) {
    if (patient) useReplica(db, patient);
    this.own = prepared(db, 'own', 'select text from notes');
    this.list = mayLag(db, 'list', 'select text from notes');
    this.news = mayLag(db, 'news', 'select text from news');
  }

  @Get('own')
  readOwn(): Promise<object[]> {
    return this.own();
  }
  @Get('list')
  readList(): Promise<object[]> {
    return this.list();
  }
  @Get('news')
  readNews(): Promise<object[]> {
    return this.news();
  }
}

const primary = useTestDatabase();
const replica = useTestDatabase();
let proxy: TcpProxy;
/** In place of the service's own, which a busy machine may keep from an answer in time. */
let patient: Replica | null = null;
let service: TestService;

beforeAll(async () => {
  for (const [one, text] of [
    [primary, 'now'],
    [replica, 'before'],
  ] as const) {
    await one.pool.query(`create table notes as select '${text}' as text; grant select on notes to ${one.appRole}`);
  }
  await primary.pool.query(`create table news as select 'now' as text; grant select on news to ${primary.appRole}`);
});

/** Starts the service with a replica behind a new proxy, which may refuse from the beginning. */
async function start({ isPatient = false, isAway = false } = {}): Promise<void> {
  proxy = new TcpProxy(replica.appUrl);
  const through = await proxy.start(replica.appUrl);
  if (isAway) await proxy.refuse();
  patient = isPatient ? new Replica({ connectionString: through }, { warn: () => undefined }, 20_000) : null;
  @Module({
    imports: [databaseModule({ url: primary.appUrl, replicaUrl: through, service: 'svc-test' })],
    controllers: [NotesController],
  })
  class TestModule {}
  service = await startTestService({ module: TestModule });
}

describe('with a replica', () => {
  afterEach(async () => {
    await service.close();
    await proxy.refuse();
  });

  const text = async (path: string) => {
    const { status, body } = await service.get(`/api/${path}`);
    return { status, text: (body as { text: string }[])[0]?.text };
  };

  it('what may lag is read from it, and everything else from the database itself', async () => {
    await start({ isPatient: true });
    expect(await text('list')).toEqual({ status: 200, text: 'before' });
    expect(await text('own')).toEqual({ status: 200, text: 'now' });
  });

  it('that has not heard of a table yet, the database itself is asked', async () => {
    await start({ isPatient: true });
    expect(await text('news')).toEqual({ status: 200, text: 'now' });
    // A missing table is no reason to leave the replica alone.
    expect(await text('list')).toEqual({ status: 200, text: 'before' });
  });

  it('that goes away, not one request is lost, and nobody asks it again at once', async () => {
    await start({ isPatient: true });
    await Promise.all(Array.from({ length: 8 }, () => text('list')));
    await proxy.refuse();
    const answers = await Promise.all(Array.from({ length: 40 }, () => text('list')));
    expect(answers).toEqual(answers.map(() => ({ status: 200, text: 'now' })));
    await proxy.accept();
    expect(await text('list')).toEqual({ status: 200, text: 'now' });
  });

  it('that freezes, requests wait for it a moment only, and those after them not at all', async () => {
    await start();
    await text('list');
    proxy.freeze();
    // Many at once wait side by side.
    const answers = await Promise.all(Array.from({ length: 8 }, () => text('list')));
    expect(answers).toEqual(answers.map(() => ({ status: 200, text: 'now' })));
    const before = proxy.connections;
    for (let turn = 0; turn < 5; turn++) expect(await text('list')).toEqual({ status: 200, text: 'now' });
    expect(proxy.connections).toBe(before);
  });

  it('that is away at the start, the service starts all the same', async () => {
    await start({ isAway: true });
    expect(await text('list')).toEqual({ status: 200, text: 'now' });
  });
});

const URL_THERE = 'postgres://lawdex_blog:it%27s@db.example.org:5432/lawdex_blog?sslmode=verify-full';

it.each([
  [undefined, undefined],
  ['copy.example.org:6432', 'postgres://lawdex_blog:it%27s@copy.example.org:6432/lawdex_blog?sslmode=verify-full'],
  ['[fd00::7]:5432', 'postgres://lawdex_blog:it%27s@[fd00::7]:5432/lawdex_blog?sslmode=verify-full'],
])('a replica at %s', (address, expected) => {
  expect(replicaUrl(URL_THERE, address)).toBe(expected);
});
