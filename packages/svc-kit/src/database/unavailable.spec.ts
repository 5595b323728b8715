import 'reflect-metadata';
import { Controller, Get, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TcpProxy } from '../testing/tcp-proxy.ts';
import { createTestDatabase, eventually, startTestService } from '../testing/index.ts';
import type { Answer, TestDatabase, TestService } from '../testing/index.ts';
import { databaseModule } from './database.module.ts';
import { inLongTransaction } from './long-transaction.ts';
import { inPreparedTransaction, prepared } from './prepared.ts';

// Each of these troubles is done to a real database.

/** Lets a test act between two statements of a request. */
let between: () => Promise<unknown> = async () => undefined;

@Controller('api')
class NotesController {
  private readonly one: () => Promise<object[]>;

  constructor(private readonly db: DataSource) {
    this.one = prepared(db, 'one', 'select text from notes');
  }

  @Get('prepared')
  prepared(): Promise<object[]> {
    return this.one();
  }
  @Get('plain')
  plain(): Promise<object[]> {
    return this.db.query('select text from notes');
  }
  @Get('slow')
  slow(): Promise<object[]> {
    return this.db.query('select pg_sleep(2)');
  }
  @Get('long')
  long(): Promise<object[]> {
    return inLongTransaction(this.db, (tx) => tx.query('select pg_sleep(2)'));
  }
  /** Longer than a statement of a request may take, and far shorter than a request. */
  @Get('own-work')
  ownWork(): Promise<object[]> {
    return inLongTransaction(this.db, (tx) => tx.query('select pg_sleep(0.5)'));
  }
  @Post('notes')
  async write(): Promise<{ written: true }> {
    await this.db.transaction(async (tx) => {
      await tx.query(`update notes set text = 'new'`);
      await between();
      await tx.query(`insert into notes values ('more')`);
    });
    return { written: true };
  }
  @Post('prepared')
  async writePrepared(): Promise<{ written: true }> {
    await inPreparedTransaction(this.db, async (run) => {
      await run({ name: 'new', text: `update notes set text = 'new'` });
      await between();
      await run({ text: `insert into notes values ($1)` }, ['more']);
    });
    return { written: true };
  }
}

const moduleAt = (url: string) => ({
  module: class {},
  imports: [databaseModule({ url, service: 'svc-test', poolSize: 2 })],
  controllers: [NotesController],
});

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`create table notes (text text); insert into notes values ('old')`);
  await database.pool.query(`grant all on notes to ${database.appRole}`);
  proxy = new TcpProxy(database.appUrl);
  const url = await proxy.start(database.appUrl);
  service = await startTestService({ module: moduleAt(url), connections: 2 });
});
afterAll(async () => {
  await service.close();
  await proxy.refuse();
  await database.drop();
});
// A test that failed may have left trouble to the next one.
afterEach(async () => {
  between = async () => undefined;
  await limitConnections(-1);
  proxy.replace();
  await eventuallyAnswers('/api/plain');
  await database.pool.query(`delete from notes; insert into notes values ('old')`);
});

function expectUnavailable(answer: Answer): void {
  expect([answer.status, answer.body]).toEqual([
    503,
    { code: 'service_unavailable', message: expect.stringMatching(/try again/), requestId: expect.any(String) },
  ]);
  expect(answer.headers.get('retry-after')).toMatch(/^\d$/);
}
const texts = async () => (await database.pool.query('select text from notes')).rows.map(({ text }) => text);
/** A transaction of TypeORM, and one without it. */
const WRITES = ['/api/notes', '/api/prepared'] as const;
const terminate = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and datname = current_database()`,
    [database.appRole],
  );
/** Waits until so many connections of the service meet a condition. */
const untilConnections = (count: number, condition: string) =>
  eventually(`${count} connections`, async () => {
    const ofService = `select from pg_stat_activity where datname = current_database() and usename = $1`;
    return (await database.pool.query(`${ofService} and ${condition}`, [database.appRole])).rowCount === count;
  });
const limitConnections = (limit: number) =>
  database.pool.query(
    `do $$ begin execute format('alter database %I connection limit ${limit}', current_database()); end $$`,
  );

const eventuallyAnswers = (path: string) =>
  eventually(`${path} to come back`, async () => (await service.get(path)).status === 200);

describe('a request is answered 503 with Retry-After, and the next one is served,', () => {
  it.each(WRITES)('when the connection ends between two statements of %s, of which nothing is kept', async (path) => {
    // The service notices the end before the next statement, or with it.
    for (const noticedMs of [0, 100]) {
      between = async () => {
        await terminate();
        await new Promise((resolve) => setTimeout(resolve, noticedMs));
      };
      expectUnavailable(await service.post(path, {}));
      expect(await texts()).toEqual(['old']);
    }
    between = async () => undefined;
    expect((await service.post(path, {})).status).toBe(201);
  });

  it('when PostgreSQL has no connection left for it', async () => {
    await limitConnections(0);
    await terminate();
    for (const path of ['/api/plain', '/api/prepared']) expectUnavailable(await service.get(path));
    for (const path of WRITES) expectUnavailable(await service.post(path, {}));
    expect((await service.get('/health/live')).status).toBe(200);
    expect(await service.get('/health/ready')).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    await limitConnections(-1);
    await eventuallyAnswers('/health/ready');
    expect((await service.get('/api/prepared')).status).toBe(200);
  });

  it('when nothing listens at its address', async () => {
    await proxy.refuse();
    try {
      for (const path of ['/api/plain', '/api/prepared']) expectUnavailable(await service.get(path));
    } finally {
      await proxy.accept();
    }
    expect((await service.get('/api/plain')).status).toBe(200);
  });

  it('when a statement takes too long', async () => {
    expectUnavailable(await service.get('/api/slow'));
  });

  it('when somebody else holds the row that it wants to change', async () => {
    const other = await database.pool.connect();
    await other.query('begin; update notes set text = text');
    try {
      for (const path of WRITES) expectUnavailable(await service.post(path, {}));
    } finally {
      await other.query('rollback');
      other.release();
    }
    for (const path of WRITES) expect((await service.post(path, {})).status).toBe(201);
  });

  it('when all of its connections are busy for too long', async () => {
    const busy = [service.get('/api/long'), service.get('/api/long')];
    await untilConnections(busy.length, `wait_event = 'PgSleep'`);
    expectUnavailable(await service.get('/api/prepared'));
    await Promise.all(busy);
    await eventuallyAnswers('/api/prepared');
  });
});

it.each(WRITES)(
  'a connection that is lost on the way of its COMMIT leaves open whether %s was kept, and the answer says so',
  async (path) => {
    // Sessions that still sleep, or have just woken up, commit as well, also between two statements.
    await untilConnections(0, 'xact_start is not null');
    proxy.loseAnswerTo('COMMIT');
    const answer = await service.post(path, {});
    expect([answer.status, answer.body]).toMatchObject([
      504,
      { code: 'outcome_unknown', message: expect.stringMatching(/same Idempotency-Key/) },
    ]);
    expect(await texts()).toEqual(['new', 'more']);
    expect((await service.get('/api/plain')).status).toBe(200);
  },
);

it('a PostgreSQL that is frozen is answered for, and its silent connections are not used once there is another one', async () => {
  await Promise.all(['/api/plain', '/api/plain'].map((path) => service.get(path)));
  proxy.freeze();
  const answers = await Promise.all(['/api/plain', '/api/prepared'].map((path) => service.get(path)));
  answers.forEach(expectUnavailable);
  proxy.replace();
  for (const path of ['/api/plain', '/api/prepared']) await eventuallyAnswers(path);
});

it('work of the service itself may take longer than a statement of a request', async () => {
  expect((await service.get('/api/own-work')).status).toBe(200);
});
