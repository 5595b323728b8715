import { createServer, type RequestListener, type Server } from 'node:http';
import { ask } from '../../../test/ask.ts';
import { answersWith } from './security-headers.ts';

let server: Server;

async function headersOf(handler: RequestListener): Promise<NodeJS.Dict<string | string[]>> {
  server = createServer({ ServerResponse: answersWith({ 'x-one': 'ours', 'x-two': 'ours' }) }, handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (await ask(server, { path: '/' })).headers;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('every answer carries the headers', () => {
  it.each<[string, RequestListener]>([
    ['and none of its own', (_request, answer) => answer.end()],
    ['and a status', (_request, answer) => answer.writeHead(200).end()],
    ['and a phrase', (_request, answer) => answer.writeHead(200, 'Fine').end()],
  ])('%s', async (_, handler) => {
    expect(await headersOf(handler)).toMatchObject({ 'x-one': 'ours', 'x-two': 'ours' });
  });

  it.each<[string, RequestListener]>([
    ['set before', (_request, answer) => answer.setHeader('X-One', 'own').setHeader('x-more', ['a', 'b']).end()],
    ['in an object', (_request, answer) => answer.writeHead(200, { 'X-One': 'own', 'x-more': ['a', 'b'] }).end()],
    [
      'in an object, after a phrase',
      (_request, answer) => answer.writeHead(200, 'Fine', { 'X-One': 'own', 'x-more': 'a, b' }).end(),
    ],
    ['in a list', (_request, answer) => answer.writeHead(200, ['X-One', 'own', 'x-more', 'a, b']).end()],
    ['both ways', (_request, answer) => answer.setHeader('x-more', 'a, b').writeHead(200, { 'x-one': 'own' }).end()],
  ])('but for those that it has itself: %s', async (_, handler) => {
    expect(await headersOf(handler)).toMatchObject({ 'x-one': 'own', 'x-two': 'ours', 'x-more': 'a, b' });
  });
});
