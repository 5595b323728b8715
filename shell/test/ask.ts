import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends exactly this path and these headers; fetch would normalize both. */
export async function ask(server: Server, { path, method = 'GET', headers = {}, body }: Asked): Promise<Answered> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const asked = request({ ...listening(server), agent: false, path, method, headers: { ...headers, ...length } });
  asked.end(body);
  const answer: IncomingMessage = (await once(asked, 'response'))[0];
  const content = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: content, text: content.toString() };
}

export function listening(server: Server): { host: string; port: number } {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('This server listens at no port.');
  return { host: '127.0.0.1', port: address.port };
}

/** A server that runs while the tests of a file do. */
export function serverUnderTest(answers: RequestListener): Server {
  const server = createServer(answers);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}
