import { readFileSync } from 'node:fs';
import { startTracing } from '@lawdex/telemetry';
import { standInCollector } from '@lawdex/telemetry/testing';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { IsString } from 'class-validator';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { forRequest } from '../request-id.ts';
import { startTestService, useTestSite } from '../testing/index.ts';
import { databaseModule } from './database.module.ts';
import { migrate } from './migrations/migrate.ts';
import { prepared } from './prepared.ts';
import { watchedClient, type Statement } from './watched-client.ts';

const RUNNING = 'select query from pg_stat_activity where pid = pg_backend_pid()';

class NoteDto {
  @IsString()
  note = '';
}

@Controller('api/running')
class RunningController {
  private readonly readPrepared;

  constructor(private readonly db: DataSource) {
    this.readPrepared = prepared<{ query: string }>(db, 'running', RUNNING);
  }

  @Get()
  async running() {
    return this.db.query<{ query: string }[]>(RUNNING);
  }

  @Get('prepared')
  prepared() {
    return this.readPrepared();
  }

  @Post()
  async write(@Body() _note: NoteDto) {
    return this.db.transaction((tx) => tx.query<{ query: string }[]>(RUNNING));
  }
}

class First1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table notes (id int)');
  }
  async down(): Promise<void> {}
}

const moduleAt = (url: string) => ({
  module: class {},
  imports: [databaseModule({ url, service: 'svc-test', migrations: [First1700000000000] })],
  controllers: [RunningController],
});

const service = useTestSite(({ ownerUrl }) => startTestService({ module: moduleAt(ownerUrl) }));

const id = { 'x-request-id': 'request-of-a-test' };
const statementOf = ({ body }: { body: unknown }) => (body as { query: string }[])[0]?.query;

it('a service is not ready before the migrations of its release are applied, and says which are not', async () => {
  const { status, body } = await service.get('/health/ready');
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'not_ready' });
  await migrate({ url: service.database.ownerUrl, service: 'svc-test', migrations: [] });
  expect((await service.get('/health/ready')).body).toMatchObject({ message: expect.stringContaining('First17') });
  await migrate({ url: service.database.ownerUrl, service: 'svc-test', migrations: [First1700000000000] });
  expect((await service.get('/health/ready')).status).toBe(200);
  expect((await service.get('/health/live')).status).toBe(200);
});

describe('a statement', () => {
  it('says so as well when a body came with the request, and within a transaction', async () => {
    const answer = await service.post('/api/running', { note: 'a' }, id);
    expect(statementOf(answer)).toBe(`/* request-of-a-test */ ${RUNNING}`);
  });

  it('that is prepared stays the same for all requests, so that it is planned once', async () => {
    for (const request of ['request-one', 'request-two']) {
      const answer = await service.get('/api/running/prepared', { 'x-request-id': request });
      expect(statementOf(answer)).toBe(RUNNING);
    }
  });

  it('is measured, as are connections, and all else that dashboards and alerts may name of a service', async () => {
    const { body } = await service.get('/metrics');
    expect(body).toMatch(/db_statement_duration_seconds_count\{[^}]*outcome="done"\} [1-9]/);
    expect(body).toMatch(/db_connections\{state="idle",[^}]*\} [1-9]/);
    expect(body).toMatch(/db_waiting\{[^}]*\} 0/);
    const list = new URL('../../../../infra/monitoring/metrics.json', import.meta.url);
    const { services } = JSON.parse(readFileSync(list, 'utf8')) as { services: string[] };
    expect(services.filter((name) => !String(body).includes(`# TYPE ${name} `))).toEqual([]);
  });
});

it('the statement of a request is a part of its trace, and says its id to PostgreSQL', async () => {
  const [trace, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const collector = await standInCollector();
  const stopTracing = await startTracing({ service: 'svc-test', endpoint: collector.endpoint, share: 1 });
  const answer = await service.get('/api/running', { traceparent: `00-${trace}-${caller}-01`, ...id });
  expect(answer.body).toEqual([{ query: `/* request-of-a-test */ ${RUNNING}` }]);

  // Spans that wait are sent when tracing ends.
  await stopTracing();
  collector.close();
  const own = collector.spans.filter(({ traceId }) => traceId === trace);
  const request = own.find(({ parentSpanId }) => parentSpanId === caller);
  expect(request).toMatchObject({ service: 'svc-test', kind: 2 });
  const statements = own.filter(({ name }) => name === 'statement');
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual([request?.spanId]);
});

describe('a watched connection', () => {
  const seen: Statement[] = [];
  let client: pg.Client;
  beforeAll(async () => {
    const Client = watchedClient((statement) => seen.push(statement));
    client = new Client(service.database.ownerUrl);
    await client.connect();
  });
  afterAll(() => client.end());

  it('tells how long a statement took, for whom, and whether it failed', async () => {
    await forRequest('request-one', () => client.query('select pg_sleep(0.01)'));
    await expect(client.query({ text: 'select nothing_there' })).rejects.toThrow('nothing_there');
    expect(seen).toMatchObject([
      { text: 'select pg_sleep(0.01)', requestId: 'request-one', failed: false },
      { text: 'select nothing_there', requestId: undefined, failed: true },
    ]);
    expect(seen[0]?.ms).toBeGreaterThanOrEqual(9);
  });

  it('answers a callback as it would a promise', async () => {
    const rows = await new Promise((resolve, reject) => {
      client.query('select $1::int as n', [7], (error, result) => (error ? reject(error) : resolve(result.rows)));
    });
    expect(rows).toEqual([{ n: 7 }]);
    expect(seen.at(-1)).toMatchObject({ text: 'select $1::int as n', failed: false });
  });
});
