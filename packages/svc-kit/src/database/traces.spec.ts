import { Controller, Get } from '@nestjs/common';
import { startTracing } from '@lawdex/telemetry';
import { standInCollector } from '@lawdex/telemetry/testing';
import { DataSource } from 'typeorm';
import { databaseModule } from './database.module.ts';
import { createTestDatabase, startTestService, type TestDatabase, type TestService } from '../testing/index.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const RUNNING = 'select query from pg_stat_activity where pid = pg_backend_pid()';

@Controller('api/running')
class RunningController {
  constructor(private readonly db: DataSource) {}

  @Get()
  running() {
    return this.db.query<{ query: string }[]>(RUNNING);
  }
}

const moduleAt = (url: string) => ({
  module: class {},
  imports: [databaseModule({ url, service: 'svc-test' })],
  controllers: [RunningController],
});

let collector: Awaited<ReturnType<typeof standInCollector>>;
let stopTracing: () => Promise<void>;
let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  collector = await standInCollector();
  stopTracing = await startTracing({ service: 'svc-test', endpoint: collector.endpoint, share: 1 });
  database = await createTestDatabase();
  service = await startTestService({ module: moduleAt(database.ownerUrl) });
});
afterAll(async () => {
  collector.close();
  await service.close();
  await database.drop();
});

it('the statement of a request is a part of its trace, and says its id to PostgreSQL', async () => {
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, 'x-request-id': 'request-of-a-trace' };
  const { body } = await service.get('/api/running', headers);
  expect(body).toEqual([{ query: `/* request-of-a-trace */ ${RUNNING}` }]);

  // Spans that wait are sent when tracing ends.
  await stopTracing();
  const own = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const request = own.find(({ parentSpanId }) => parentSpanId === CALLER);
  expect(request).toMatchObject({ service: 'svc-test', kind: 2 });
  const statements = own.filter(({ name }) => name === 'statement');
  expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual([request?.spanId]);
});
