import type { Upstream } from '@lawdex/contracts';
import type { FastifyInstance } from 'fastify';

const NOT_WELL = 503;
const DEADLINE_MS = 2000;
/** Milliseconds for which the services' answers are reused. */
const KEPT_MS = 1000;

/** Reports the health of the shell and all services, for external monitoring. */
export function registerSiteHealth(
  server: FastifyInstance,
  upstreams: readonly Pick<Upstream, 'name' | 'url'>[],
): void {
  let asked = { at: -Infinity, parts: Promise.resolve<Record<string, boolean>>({}) };
  const askShell = async () => (await server.inject('/health/ready')).statusCode === 200;
  const askAll = async () => {
    const services = upstreams.map(async ({ name, url }) => [name, await isReady(url)] as const);
    return { shell: await askShell(), ...Object.fromEntries(await Promise.all(services)) };
  };
  server.get('/health', async (_request, reply) => {
    const now = performance.now();
    if (now - asked.at > KEPT_MS) asked = { at: now, parts: askAll() };
    const parts = await asked.parts;
    const isWell = Object.values(parts).every(Boolean);
    const named = Object.entries(parts).map(([name, isPartWell]) => [name, isPartWell ? 'ok' : 'not_ready']);
    return reply
      .code(isWell ? 200 : NOT_WELL)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'not_ready', parts: Object.fromEntries(named) });
  });
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(DEADLINE_MS) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
