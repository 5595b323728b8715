import type { IncomingMessage, ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { openGates } from '../src/http/admission/gates.ts';
import { registerGateway } from '../src/http/gateway/gateway.ts';
import { Services } from '../src/http/gateway/services.ts';
import type { Views } from '../src/http/gateway/views.ts';
import type { CheckWrite } from '../src/http/limits/too-many.ts';
import { VisitorNames } from '../src/http/visitors/visitor-name.ts';
import { ask, listening, serverUnderTest } from './ask.ts';

export const ORIGIN = 'https://lawdex.test';
export const MAX_ANSWER_BYTES = 1000;

/** A gateway before a service whose answers the test gives. It is started before all tests of a file, and begins anew for each. */
export function gatewayUnderTest() {
  const onWritten = jest.fn();
  const checkWrite = jest.fn<CheckWrite>();
  const add = jest.fn<Views['add']>();
  const service = serverUnderTest((request, answer) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      gateway.seen = { request, body };
      gateway.respond(answer);
    });
  });
  const server = Fastify({ forceCloseConnections: true });
  let services: Services;
  const gateway = {
    ...{ server, onWritten, checkWrite, add },
    /** The service's answer to the next request. */
    respond: (answer: ServerResponse): void => void answer.end('{}'),
    /** The last request that it saw. */
    seen: null as { request: IncomingMessage; body: string } | null,
    get: (path: string, headers: Record<string, string> = {}) => ask(server.server, { path, headers }),
    write: (method: string, headers: Record<string, string> = {}) =>
      ask(server.server, {
        method,
        path: '/api/things/1',
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
        body: '{"a":1}',
      }),
  };

  beforeAll(async () => {
    const url = `http://127.0.0.1:${listening(service).port}`;
    const upstreams = [
      { name: 'svc-directory', url, prefixes: ['/api/', '/feed.xml', '/feeds/'] },
      { name: 'svc-gone', url: 'http://127.0.0.1:9', prefixes: ['/api/gone/'] },
    ];
    services = new Services(upstreams, { maxAnswerBytes: MAX_ANSWER_BYTES, onWritten, log: () => undefined });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    registerGateway(server, {
      upstreams,
      services,
      gates: openGates(1, 800),
      origin: ORIGIN,
      names: new VisitorNames(),
      checkWrite,
      views: { add },
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await server.close();
    await services.close();
  });

  beforeEach(() => {
    onWritten.mockClear();
    checkWrite.mockReset().mockResolvedValue(null);
    gateway.seen = null;
    gateway.respond = (answer) => answer.end('{}');
  });

  return gateway;
}
