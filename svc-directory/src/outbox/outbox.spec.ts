import { readFileSync } from 'node:fs';
import type { DirectoryEvent } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { Consumer, eventually, persistently, TEST_TOKEN, useTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestService } from '@lawdex/svc-kit/testing';
import { addBusiness, serveDirectory } from '../../test/directory.ts';
import { SCHEMA } from '../database.ts';

const database = useTestDatabase(SCHEMA);
const services: TestService[] = [];
const consumers: Consumer<DirectoryEvent>[] = [];

afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
  for (const consumer of consumers.splice(0)) await consumer.stop();
  await database.pool.query('delete from outbox_events');
});

async function consumer(): Promise<{ consumer: Consumer<DirectoryEvent>; url: string }> {
  const started = new Consumer<DirectoryEvent>();
  consumers.push(started);
  return { consumer: started, url: await started.start() };
}
async function serve(urls: string[]): Promise<TestService> {
  const service = await serveDirectory(database, { consumers: urls });
  services.push(service);
  return service;
}
const isEmpty = async () => (await database.pool.query('select from outbox_events limit 1')).rowCount === 0;
const review = (service: TestService, id: string, n: number) =>
  persistently(() => service.post(`/api/businesses/${id}/reviews`, { userName: `Visitor ${n}`, rating: (n % 5) + 1 }));

/** Versions never go back. Equal ones are repetitions, which consumers drop. */
function expectInOrder(events: DirectoryEvent[]): void {
  const versions = events.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
}

describe('the outbox', () => {
  it('tells a consumer of a review soon, as the whole record, and forgets it then', async () => {
    const { consumer: receiver, url } = await consumer();
    const service = await serve([url]);
    const firm = await addBusiness({ database });
    await review(service, firm.id, 3);
    await eventually('the review to arrive', () => receiver.of(firm.id).some(({ version }) => version === 2));
    const event = receiver.of(firm.id).at(-1);
    expect(event).toMatchObject({
      type: 'business.changed',
      version: 2,
      payload: { id: firm.id, name: firm.name, rating: '4.0', reviewCount: 1, category: { slug: 'tax-law' } },
    });
    expect(Object.keys(event?.payload ?? {})).not.toEqual(expect.arrayContaining(['isOpen']));
    expect([...receiver.tokens]).toEqual([TEST_TOKEN]);
    await eventually('the outbox to be empty', isEmpty);
  });

  it('delivers again what was on its way when a relay lost its connection', async () => {
    const { consumer: receiver, url } = await consumer();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    receiver.delay = () => held;
    await serve([url]);
    const firm = await addBusiness({ database });
    await eventually('the batch to be on its way', () => receiver.of(firm.id).length === 1);
    // Ends the transaction that holds the rows without an acknowledgement, as a crash would.
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'outbox-relay' and datname = current_database()`,
    );
    receiver.delay = async () => undefined;
    release();
    await eventually('the event to come again', () => receiver.of(firm.id).length >= 2);
    expectInOrder(receiver.of(firm.id));
    await eventually('the outbox to be empty', isEmpty);
  });

  it('tells of a firm that is gone as deleted, with a higher version, and never again as changed', async () => {
    const { consumer: receiver, url } = await consumer();
    const firm = await addBusiness({ database });
    await database.pool.query('delete from businesses where id = $1', [firm.id]);
    await serve([url]);
    await eventually('the outbox to be empty', isEmpty);
    expect(receiver.of(firm.id)).toMatchObject([{ type: 'business.deleted', version: 2, payload: null }]);
  });
});

it('POST /internal/republish announces every practice area and business again', async () => {
  const { consumer: receiver, url } = await consumer();
  const service = await serve([url]);
  const firm = await addBusiness({ database });
  await eventually('the outbox to be empty', isEmpty);
  receiver.stored.length = 0;
  const published = await service.post('/internal/republish', {}, { 'x-internal-token': TEST_TOKEN });
  expect(published.status).toBe(202);
  expect(published.body).toMatchObject({ categories: PRACTICE_AREAS.length });
  await eventually('the outbox to be empty', isEmpty);
  const { businesses } = published.body as { businesses: number };
  expect(receiver.stored.filter(({ type }) => type === 'business.changed')).toHaveLength(businesses);
  expect(receiver.of(firm.id)).toHaveLength(1);
  const areas = receiver.stored.filter((event) => event.type === 'category.changed');
  expect(areas.map(({ payload }) => payload.slug).sort()).toEqual(PRACTICE_AREAS.map(({ slug }) => slug).sort());
  expect(Object.keys(areas[0]?.payload ?? {}).sort()).toEqual(['aliases', 'description', 'id', 'name', 'slug']);
});

it('what was put aside is shown and sent again, to our own services alone', async () => {
  const token = { 'x-internal-token': TEST_TOKEN };
  const service = await serve([]);
  const { id } = await addBusiness({ database });
  await database.pool.query(
    `insert into outbox_put_aside (consumer, type, subject_id, version, reason, attempts)
     values ('http://gone', 'business.changed', $1, 3, 'refused', 1)`,
    [id],
  );
  expect((await service.get('/internal/put-aside')).status).toBe(403);
  const { body } = await service.get('/internal/put-aside', token);
  expect(body).toMatchObject([{ consumer: 'http://gone', subjectId: id, version: 3, reason: 'refused' }]);
  const sent = await service.post('/internal/put-aside/resend', {}, token);
  expect([sent.status, sent.body]).toEqual([202, { events: 1 }]);
  expect((await service.get('/internal/put-aside', token)).body).toEqual([]);
});

it('a service tells how much waits, by the names that dashboards and alerts may ask for', async () => {
  const { url } = await consumer();
  const { body } = await (await serve([url])).get('/metrics');
  expect(body).toMatch(/outbox_waiting\{service="[^"]+"\} \d/);
  const list = new URL('../../../infra/monitoring/metrics.json', import.meta.url);
  const { outbox } = JSON.parse(readFileSync(list, 'utf8')) as { outbox: string[] };
  expect(outbox.filter((name) => !String(body).includes(`# TYPE ${name} `))).toEqual([]);
});
