import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export type LastAnswers = Pick<WeakMap<Duplex, ServerResponse>, 'get'>;

export function lastAnswers(server: Server): LastAnswers {
  const last = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, answer) => last.set(request.socket, answer));
  return last;
}
