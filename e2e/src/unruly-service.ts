import { createServer, request as ask } from 'node:http';
import { listen } from '@lawdex/infra/testing';

/**
 * `well` forwards everything; `slow` never answers; `broken` answers with an error; `garbled` with something other than
 * JSON; `dead` hangs up.
 */
export type Mood = 'well' | 'slow' | 'broken' | 'garbled' | 'dead';

export interface UnrulyService {
  url: string;
  mood: Mood;
  stop(): Promise<void>;
}

/** A proxy before a service that misbehaves as told, so that a journey can see how others take it. */
export async function unrulyService(target: string): Promise<UnrulyService> {
  const server = createServer((incoming, answer) => {
    if (service.mood === 'slow') return;
    if (service.mood === 'dead') return void incoming.socket.destroy();
    if (service.mood !== 'well') {
      const isBroken = service.mood === 'broken';
      answer.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' }).end(isBroken ? '{}' : '<html>');
      return;
    }
    const passed = ask(`${target}${incoming.url}`, { method: incoming.method }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  const service: UnrulyService = {
    url: `http://127.0.0.1:${await listen(server)}`,
    mood: 'well',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
