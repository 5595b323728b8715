import { createServer, request as ask } from 'node:http';
import { listen } from '@lawdex/infra/testing';
import { readAddresses } from './addresses.ts';
import { REGISTRY, servicesOf, startShell, type Shell } from './start-shell.ts';
import { test } from './test.ts';

/**
 * `well` forwards everything; `slow` never answers; `broken` answers with an error; `garbled` with something other than
 * JSON; `dead` hangs up.
 */
export type Mood = 'well' | 'slow' | 'broken' | 'garbled' | 'dead';

interface UnrulyService {
  url: string;
  mood: Mood;
  stop(): Promise<void>;
}

/** A proxy before a service that misbehaves as told, so that a journey can see how others take it. */
async function unrulyService(target: string): Promise<UnrulyService> {
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

/** A shell of the journeys of a file. It asks the shared services, and one of them through a proxy that can spoil it. */
export function siteWithUnruly(name: string, prefixes: string[]): { shell: Shell; service: UnrulyService } {
  const site = {} as { shell: Shell; service: UnrulyService };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    const { demo } = readAddresses();
    site.service = await unrulyService(demo);
    site.shell = await startShell([servicesOf(demo), { name, url: site.service.url, prefixes }], REGISTRY);
  });
  test.afterAll(async () => {
    site.shell.stop();
    await site.service.stop();
  });
  return site;
}
