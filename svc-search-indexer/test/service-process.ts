import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { SearchResponse } from '@lawdex/contracts';
import { persistently } from '@lawdex/svc-kit/testing/persistently';
import { freePort } from './http-server.ts';
import { until } from './until.ts';
import type { MeilisearchSettings } from '../src/engines/engines.module.ts';

const TOKEN = 'token-of-the-process-under-test';
const STARTS_WITHIN_MS = 60_000;

export interface ServiceProcess {
  pid: number;
  ask(path: string): Promise<Reply>;
  /** Asks again while the service is busy, and throws when it refuses for another reason. */
  search(query: string): Promise<SearchResponse>;
  tell(events: readonly object[]): Promise<void>;
  /** Asks as a search admin, below /admin/api; with a body it is sent. Answers the parsed JSON. */
  admin<T>(path: string, body?: object): Promise<T>;
  stop(): Promise<void>;
  /** As kill -9 does. */
  kill(): Promise<void>;
}

export interface Reply {
  status: number;
  /** The engine that answered. */
  engine: string | undefined;
  body: string;
}

/** The built service as it runs in production, in a process of its own; `preload`, the URL of a module, is loaded before it. */
export async function startService(
  databaseUrl: string,
  meilisearch: MeilisearchSettings | null,
  preload?: URL,
): Promise<ServiceProcess> {
  const port = await freePort();
  const adminPort = await freePort();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    INTERNAL_TOKEN: TOKEN,
    ADMIN_PORT: String(adminPort),
    ADMIN_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
    MEILI_URL: meilisearch?.url ?? '',
    MEILI_KEY: meilisearch?.key ?? '',
  };
  const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [...(preload ? ['--import', preload.href] : []), program], {
    env,
    stdio: 'inherit',
  });
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, body?: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json', 'x-internal-token': TOKEN };
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const engine = response.headers['x-search-engine'];
          resolve({ status: response.statusCode ?? 0, engine: [engine].flat()[0], body: text });
        });
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    agent.destroy();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  await until(() => {
    if (child.exitCode !== null) throw new Error('The service did not start.');
    return send('/health/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
  }, STARTS_WITHIN_MS);
  return {
    pid: child.pid ?? 0,
    ask: (path) => send(path),
    search: async (query) => {
      const { status, body } = await persistently(() =>
        send(`/api/businesses/search?${new URLSearchParams({ query })}`),
      );
      if (status !== 200) throw new Error(`The search for ${query} was answered ${status}: ${body}`);
      return JSON.parse(body) as SearchResponse;
    },
    admin: async <T>(path: string, body?: object) => {
      const answer = await fetch(`http://127.0.0.1:${adminPort}/admin/api/${path}`, {
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`/admin/api/${path} was answered ${answer.status}: ${await answer.text()}`);
      const text = await answer.text();
      return (text === '' ? null : JSON.parse(text)) as T;
    },
    tell: async (events) => {
      // As the relay of svc-directory does.
      const { status, body } = await persistently(() => send('/internal/events', JSON.stringify({ events })));
      if (status !== 204) throw new Error(`Events were answered ${status}: ${body}`);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
