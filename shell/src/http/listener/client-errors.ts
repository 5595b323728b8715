import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiError } from '@lawdex/contracts';
import type { Headers } from './security-headers.ts';

interface Refusal {
  status: number;
  code: string;
  message: string;
}

const MALFORMED: Refusal = { status: 400, code: 'bad_request', message: 'This is not a request of HTTP/1.1.' };

const REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    message: 'The request has too many or too long headers.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'body_too_large', message: 'The chunk extensions are too long.' },
};

/** Answers input that never became a request: malformed or too slow. */
export function answerClientErrors(server: Server, headers: Headers, last: WeakMap<Duplex, ServerResponse>): void {
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

function refusal({ status, code, message }: Refusal, headers: Headers): string {
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
