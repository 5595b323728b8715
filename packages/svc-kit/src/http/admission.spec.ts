import { request } from 'node:http';
import { SHEDDING_HEADER } from '@lawdex/contracts';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';
import { DataSource } from 'typeorm';
import { databaseModule } from '../database/database.module.ts';
import { startTestService, TEST_TOKEN, useTestSite, type Answer } from '../testing/index.ts';

// One connection: two requests of a kind are worked for at once.
const CONNECTIONS = 1;

/** A test holds up the handler until this resolves. */
let held: Promise<void> = Promise.resolve();
let letGo: () => void = () => {};
function hold(): void {
  held = new Promise((resolve) => (letGo = resolve));
}
let begun = 0;

class Note {
  @IsOptional()
  @IsString()
  text?: string;
}

@Controller()
class NotesController {
  constructor(private readonly db: DataSource) {}

  @Get('api/notes')
  async list(): Promise<{ ok: true }> {
    begun++;
    await held;
    return { ok: true };
  }
  @Get('api/quick')
  quick(): { ok: true } {
    return { ok: true };
  }
  @Post('api/notes')
  async write(@Body() { text }: Note): Promise<{ written: true }> {
    begun++;
    await this.db.transaction(async (tx) => {
      await tx.query('insert into notes values ($1)', [text]);
      await held;
    });
    return { written: true };
  }
  @Post('internal/notes')
  async internal(): Promise<{ ok: true }> {
    await held;
    return { ok: true };
  }
}

const moduleAt = (url: string) => ({
  module: class {},
  imports: [databaseModule({ url, service: 'svc-test' })],
  controllers: [NotesController],
});

const service = useTestSite(async ({ pool, appUrl, appRole }) => {
  await pool.query(`create table notes (text text); grant all on notes to ${appRole}`);
  return startTestService({ module: moduleAt(appUrl), connections: CONNECTIONS });
});
afterEach(async () => {
  letGo();
  await metric('admission_in_flight', 'read', 0);
  await metric('admission_in_flight', 'write', 0);
  await service.database.pool.query('delete from notes');
});

const texts = async () => (await service.database.pool.query('select text from notes')).rows.map(({ text }) => text);

function expectOverloaded(answer: Answer): void {
  expect([answer.status, answer.body]).toMatchObject([503, { code: 'overloaded' }]);
  expect(answer.headers.get('retry-after')).toMatch(/^\d$/);
}

/** Resolves when the metric has this value. */
async function metric(name: string, kind: string, value: number): Promise<void> {
  const line = new RegExp(`^${name}\\{kind="${kind}",service="test"\\} ${value}$`, 'm');
  const end = performance.now() + 20_000;
  let text = '';
  while (!line.test(text)) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${name} ${kind} ${value}.`);
    text = String((await service.get('/metrics')).body);
  }
}

/** Sends a request, and goes away without an answer. */
async function leaveEarly(method: string, path: string, until: () => Promise<unknown>): Promise<void> {
  const sent = request(service.url + path, { method, headers: { 'content-type': 'application/json' } });
  sent.on('error', () => undefined);
  sent.end(method === 'POST' ? '{"text":"left"}' : undefined);
  await until();
  sent.destroy();
}

it('knows that visitors are refused while the shell says so with its requests', async () => {
  const isShedding = async () =>
    /^admission_shedding\{.*\} (\d)$/m.exec(String((await service.get('/metrics')).body))?.[1];
  await service.get('/api/quick');
  expect(await isShedding()).toBe('0');
  await service.get('/api/quick', { [SHEDDING_HEADER]: '1' });
  expect(await isShedding()).toBe('1');
});

describe('a service that is full', () => {
  it('refuses at once what would not be served in time, and serves the other kinds and its operations', async () => {
    hold();
    const working = [service.get('/api/notes'), service.get('/api/notes')];
    await metric('admission_in_flight', 'read', 2);
    const many = Array.from({ length: 250 }, () => service.get('/api/quick'));
    const first = await Promise.race(many);
    expectOverloaded(first);
    for (const path of ['/health/live', '/health/ready', '/metrics']) {
      expect((await service.get(path)).status).toBe(200);
    }
    letGo();
    expect((await service.post('/api/notes', { text: 'a' })).status).toBe(201);
    await Promise.all([...working, ...many]);
  });

  it('counts what it works for and what it refused, by kind', async () => {
    const { body } = await service.get('/metrics');
    expect(body).toMatch(/^admission_refused_total\{kind="read",service="test"\} [1-9]\d*$/m);
    expect(body).toMatch(/^admission_waiting\{kind="write",service="test"\} 0$/m);
  });

  it('does not begin what was waited for in vain, nor what nobody waits for any more', async () => {
    hold();
    const working = [service.get('/api/notes'), service.get('/api/notes')];
    await metric('admission_in_flight', 'read', 2);
    begun = 0;
    await leaveEarly('GET', '/api/notes', () => metric('admission_waiting', 'read', 1));
    await metric('admission_waiting', 'read', 0);
    expectOverloaded(await service.get('/api/notes', { 'x-request-timeout-ms': '120' }));
    letGo();
    await Promise.all(working);
    expect(begun).toBe(0);
  });
});

describe('a request', () => {
  it('is answered before its caller gives up, whatever its handler waits for, and never later than after a second', async () => {
    hold();
    const started = performance.now();
    expectOverloaded(await service.get('/api/notes', { 'x-request-timeout-ms': '250' }));
    expect(performance.now() - started).toBeLessThan(900);
    expectOverloaded(await service.get('/api/notes', { 'x-request-timeout-ms': '999999' }));
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('that writes and has little time left is refused before anything is begun', async () => {
    begun = 0;
    expectOverloaded(await service.post('/api/notes', { text: 'late' }, { 'x-request-timeout-ms': '120' }));
    expect(begun).toBe(0);
  });

  it('whose time is up is not committed, however far it was', async () => {
    hold();
    expectOverloaded(await service.post('/api/notes', { text: 'late' }, { 'x-request-timeout-ms': '300' }));
    letGo();
    await metric('admission_in_flight', 'write', 0);
    expect(await texts()).toEqual([]);
  });

  it('whose visitor has gone is not committed', async () => {
    hold();
    await leaveEarly('POST', '/api/notes', () => metric('admission_in_flight', 'write', 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    letGo();
    await metric('admission_in_flight', 'write', 0);
    expect(await texts()).toEqual([]);
  });

  it('of another service takes the time that it takes', async () => {
    hold();
    setTimeout(letGo, 1_200);
    expect((await service.post('/internal/notes', {}, { 'x-internal-token': TEST_TOKEN })).status).toBe(201);
  });
});
