import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { Shutdown } from '@lawdex/admission/shutdown';
import { Controller, Get, Module } from '@nestjs/common';
import { createService } from './service.ts';

@Controller()
class QuickController {
  @Get('api/quick')
  quick(): { ok: true } {
    return { ok: true };
  }
}
@Module({ controllers: [QuickController] })
class QuickModule {}

it('a service that is about to stop is not ready, answers all the same, and keeps no connection', async () => {
  const { app } = await createService({ name: 'test', module: QuickModule, logLevel: 'silent' });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const agent = new Agent({ keepAlive: true });
  const get = async (path: string) => {
    const [response] = (await once(request(url + path, { agent }).end(), 'response')) as [IncomingMessage];
    return response.resume();
  };
  expect((await get('/api/quick')).headers.connection).toBe('keep-alive');
  app.get(Shutdown).begun = true;
  expect((await get('/health/ready')).statusCode).toBe(503);
  const late = await get('/api/quick');
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
  agent.destroy();
  await app.close();
});
