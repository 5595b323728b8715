import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { Shutdown } from '@lawdex/admission/shutdown';
import { Controller, Get, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from './service.ts';

let app: NestFastifyApplication;
let shutdown: Shutdown;
let url: string;
let agent: Agent;

@Controller()
class QuickController {
  @Get('api/quick')
  quick(): { ok: true } {
    return { ok: true };
  }
}

@Module({ controllers: [QuickController] })
class QuickModule {}

beforeEach(async () => {
  ({ app } = await createService({ name: 'test', module: QuickModule, logLevel: 'silent' }));
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

it('a service that is about to stop is not ready, answers all the same, and keeps no connection', async () => {
  expect((await get('/api/quick')).headers.connection).toBe('keep-alive');
  shutdown.begun = true;
  expect((await get('/health/ready')).statusCode).toBe(503);
  const late = await get('/api/quick');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  await app.close();
});
