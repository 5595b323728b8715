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

it('every answer carries the headers and none of its own', async () => {
  expect(await headersOf((_request, answer) => answer.end())).toMatchObject({ 'x-one': 'ours', 'x-two': 'ours' });
});

it.each<[string, RequestListener]>([
  ['set before', (_, answer) => answer.setHeader('X-One', 'own').setHeader('x-more', ['a', 'b']).end()],
  ['in an object', (_, answer) => answer.writeHead(200, { 'X-One': 'own', 'x-more': ['a', 'b'] }).end()],
  ['after a phrase', (_, answer) => answer.writeHead(200, 'Fine', { 'X-One': 'own', 'x-more': 'a, b' }).end()],
  ['in a list', (_, answer) => answer.writeHead(200, ['X-One', 'own', 'x-more', 'a, b']).end()],
  ['both ways', (_, answer) => answer.setHeader('x-more', 'a, b').writeHead(200, { 'x-one': 'own' }).end()],
])('every answer carries the headers but for those that it has itself: %s', async (_, handler) => {
  expect(await headersOf(handler)).toMatchObject({ 'x-one': 'own', 'x-two': 'ours', 'x-more': 'a, b' });
});
