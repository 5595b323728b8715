import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerClientErrors } from './client-errors.ts';
import { limitConnections } from './connections.ts';
import type { ConnectionLimits } from './connections.ts';
import { lastAnswers } from './last-answers.ts';
import { answersWith } from './security-headers.ts';
import type { Headers } from './security-headers.ts';

export interface ListenerOptions {
  /** Of every answer. */
  headers: Headers;
  connections: Omit<ConnectionLimits, 'unread' | 'look' | 'stateOf'>;
  /** Once it has begun no connection is kept for another request. */
  shutdown?: { begun: boolean };
  patience?: Partial<Patience>;
}

/** Milliseconds. */
interface Patience {
  /** For a whole request, its body too; a review is 32 kB at most. */
  request: number;
  /** For a visitor to read an answer; the largest file of the first page over 50 kbit/s takes 60 s. */
  answer: number;
  /** For the next request over a connection; proxies keep theirs for 60 s and must be the ones who close. */
  keepAlive: number;
  /** How often it is looked who is late. */
  look: number;
}

const PATIENCE: Patience = { request: 10_000, answer: 120_000, keepAlive: 72_000, look: 1_000 };
const UNREAD_BYTES = 64 * 1024 * 1024;

/** The HTTP server below Fastify: who is slow, or comes with too many connections, keeps nobody else out. */
export function createListener(
  handler: RequestListener,
  { headers, connections, shutdown, ...options }: ListenerOptions,
): Server {
  const patience = { ...PATIENCE, ...options.patience };
  const server = createServer(
    {
      headersTimeout: patience.request,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.look,
      ServerResponse: answersWith(headers),
    },
    (request, answer) => {
      if (shutdown?.begun) answer.setHeader('connection', 'close');
      if (hasTwoHosts(request)) answer.writeHead(400, { connection: 'close', 'cache-control': 'no-store' }).end();
      else handler(request, answer);
    },
  );
  const unread = { patience: patience.answer, bytes: UNREAD_BYTES };
  const last = lastAnswers(server);
  const stateOf = (socket: Socket) => {
    const answer = last.get(socket);
    return answer ? (answer.writableFinished ? 'idle' : 'busy') : 'new';
  };
  limitConnections(server, { ...connections, unread, stateOf, look: patience.look });
  answerClientErrors(server, headers, last);
  // Otherwise Node refuses what it does not know of `Expect`, where the standard allows to pass over it.
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
  return server;
}

/** Of two, a proxy before us may have believed the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
