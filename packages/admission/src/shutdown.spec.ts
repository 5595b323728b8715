import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Shutdown, shutDown, type ShutdownOptions } from './shutdown.ts';

let server: Server;
let agent: Agent;
let asked: Promise<ServerResponse>;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  asked = new Promise((wasAsked) => {
    server = createServer((incoming, answer) => {
      if (incoming.url === '/slow') wasAsked(answer);
      else answer.end('quick');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => agent.destroy());

const stop = (options: ShutdownOptions): Promise<void> => {
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return shutDown({ server, close }, new Shutdown(), options);
};

async function get(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(request({ port, host: '127.0.0.1', path, agent }).end(), 'response')) as [
    IncomingMessage,
  ];
  return response.resume();
}

const failure = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );

it('while it drains, new visitors are answered; after that nobody is', async () => {
  const { port } = server.address() as AddressInfo;
  const down = stop({ drain: 300 });
  expect((await get('/quick')).statusCode).toBe(200);
  await down;
  agent.destroy();
  const late = once(request({ port, host: '127.0.0.1' }).end(), 'response');
  expect(await failure(late)).toBe('ECONNREFUSED');
});

it('who has asked before it stops gets the answer, also over a kept connection', async () => {
  await get('/quick');
  const slow = get('/slow');
  const answer = await asked;
  const down = stop({ drain: 0 });
  answer.end('the answer');
  expect((await slow).statusCode).toBe(200);
  await down;
});

it('what never ends is cut after its time', async () => {
  const slow = failure(get('/slow'));
  await asked;
  await stop({ drain: 0, within: 50 });
  expect(await slow).toBe('ECONNRESET');
});
