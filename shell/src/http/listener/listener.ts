import { randomUUID } from 'node:crypto';
import { STATUS_CODES, createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiError } from '@lawdex/contracts';
import { limitConnections, type ConnectionLimits } from './connections.ts';
import { answersWith, type Headers } from './security-headers.ts';

export interface ListenerOptions {
  headers: Headers;
  connections: Omit<ConnectionLimits, 'unread' | 'look' | 'stateOf'>;
  /** After it has begun, connections are closed after their answer. */
  shutdown?: { begun: boolean };
  patience?: Partial<typeof PATIENCE>;
}

/** Time limits in milliseconds. */
const PATIENCE = {
  /** For a whole request with its body; a review has at most 32 kB. */
  request: 10_000,
  /** For reading an answer; the largest file of a first page takes 60 s at 50 kbit/s. */
  answer: 120_000,
  /** For the next request on a connection. Proxies keep connections for 60 s and should close them first. */
  keepAlive: 72_000,
  look: 1_000,
};
const UNREAD_BYTES = 64 * 1024 * 1024;

type Refusal = readonly [status: number, code: string, message: string];

const MALFORMED: Refusal = [400, 'bad_request', 'This is not a request of HTTP/1.1.'];

const REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The request has too many or too long headers.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'body_too_large', 'The chunk extensions are too long.'],
};

/** The HTTP server below Fastify, in which slow clients and clients with many connections cannot keep others out. */
export function createListener(
  handler: RequestListener,
  { headers, connections, shutdown, ...options }: ListenerOptions,
): Server {
  const patience = { ...PATIENCE, ...options.patience };
  const last = new WeakMap<Duplex, ServerResponse>();
  const stateOf = (socket: Duplex) => {
    const answer = last.get(socket);
    return answer ? (answer.writableFinished ? 'idle' : 'busy') : 'new';
  };
  const server = createServer(
    {
      headersTimeout: patience.request,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.look,
      ServerResponse: answersWith(headers),
    },
    (request, answer) => {
      const { socket } = request;
      // No browser or proxy asks again before it has its answer. Node would parse and answer a thousand requests of one connection in turn.
      if (stateOf(socket) === 'busy') return void socket.destroy();
      last.set(socket, answer);
      // After an `Upgrade`, which is not followed, Node drops what the client has already sent behind it.
      if (shutdown?.begun || request.headers.upgrade !== undefined) answer.setHeader('connection', 'close');
      if (hasTwoHosts(request)) answer.writeHead(400, { connection: 'close', 'cache-control': 'no-store' }).end();
      else handler(request, answer);
    },
  );
  const unread = { patience: patience.answer, bytes: UNREAD_BYTES };
  limitConnections(server, { ...connections, unread, stateOf, look: patience.look });
  answerClientErrors(server, headers, last);
  // Node would refuse unknown values of `Expect`, which the standard allows to ignore.
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
  return server;
}

/** With two Host headers a proxy may have read the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Answers input that never became a request: malformed or too slow. */
function answerClientErrors(server: Server, headers: Headers, last: WeakMap<Duplex, ServerResponse>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const before = last.get(socket);
    // In the middle of an answer, another status line would become part of its body.
    const isAnswering = before !== undefined && before.headersSent && !before.writableFinished;
    if (socket.writable && !isAnswering && error.code !== 'ECONNRESET') {
      socket.write(refusal(REFUSALS[error.code ?? ''] ?? MALFORMED, headers));
    }
    socket.destroy();
  });
}

function refusal([status, code, message]: Refusal, headers: Headers): string {
  const error: ApiError = { code, message, requestId: randomUUID() };
  const body = JSON.stringify(error);
  const all: Headers = {
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
