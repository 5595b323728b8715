import { Agent, request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from './service.ts';
import { Shutdown, shutDown } from './shutdown.ts';

let answer: (text: string) => void;
let asked: Promise<void>;
let wasAsked: () => void;
let app: NestFastifyApplication;
let shutdown: Shutdown;
let url: string;
let agent: Agent;

@Controller()
class SlowController {
  @Get('api/quick')
  quick(): { ok: true } {
    return { ok: true };
  }
  @Get('api/slow')
  slow(): Promise<string> {
    wasAsked();
    return new Promise((resolve) => (answer = resolve));
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

beforeEach(async () => {
  asked = new Promise((resolve) => (wasAsked = resolve));
  ({ app } = await createService({ name: 'test', module: SlowModule, logLevel: 'silent' }));
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
  shutdown = app.get(Shutdown);
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

async function get(path: string): Promise<IncomingMessage> {
  const sent = request(url + path, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume();
}

const failure = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );

it('a service that is about to stop is not ready, answers all the same, and keeps no connection', async () => {
  expect((await get('/api/quick')).headers.connection).toBe('keep-alive');
  shutdown.begun = true;
  expect((await get('/health/ready')).statusCode).toBe(503);
  const late = await get('/api/quick');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  await shutDown(app, shutdown, { drain: 0 });
});

it('a request that was sent before the service stops is answered, also over a kept connection, and then nobody is', async () => {
  await get('/api/quick');
  const slow = get('/api/slow');
  await asked;
  const down = shutDown(app, shutdown, { drain: 0 });
  answer('the answer');
  expect((await slow).statusCode).toBe(200);
  await down;
  agent.destroy();
  expect(await failure(get('/api/quick'))).toBe('ECONNREFUSED');
});

it('a request that never ends is cut after its time', async () => {
  const slow = failure(get('/api/slow'));
  await asked;
  await shutDown(app, shutdown, { drain: 0, within: 50 });
  expect(await slow).toBe('ECONNRESET');
});
