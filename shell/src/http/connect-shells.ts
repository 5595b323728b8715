import { parseJson } from '@lawdex/contracts';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics/metrics.ts';
import { FORGOTTEN_CHANNEL, SharedState } from './shared-state.ts';
import type { VisitorNames } from './visitors/visitor-name.ts';

/** Milliseconds to connect, and until a connection that does not answer is given up. */
const CONNECT_MS = 2000;
const AGAIN_MS = 500;
const AGREE_EVERY_MS = 60_000;

export interface ConnectShellsOptions {
  /** redis://, rediss:// for TLS. */
  url: string;
  secret: string;
  names: Pick<VisitorNames, 'agree'>;
  metrics: Pick<Metrics, 'gauge'>;
  /** Called after a write in another shell. */
  forget(groups: string[]): void;
}

/** Connects to the Redis or Valkey that the shells share. Without an answer the shell works alone and keeps trying. */
export async function connectShells(server: FastifyInstance, options: ConnectShellsOptions): Promise<SharedState> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(options.url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: CONNECT_MS,
    // Detects a connection whose other end has vanished.
    socketTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => AGAIN_MS,
  });
  const hearer = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
  const shared = new SharedState(redis, options.secret, server.log);
  const agree = () => options.names.agree(shared);
  let isLost = false;
  redis.on('error', (err) => {
    if (!isLost) server.log.warn({ err }, 'REDIS_URL does not answer: this shell counts visitors for itself meanwhile');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) server.log.info('visitors are counted together with the other shells again');
    isLost = false;
    void agree();
  });
  hearer.on('error', () => undefined);
  hearer.on('message', (_channel, message) => options.forget(groupsOf(message)));
  const agreeing = setInterval(() => void agree(), AGREE_EVERY_MS);
  agreeing.unref();
  server.addHook('onClose', () => {
    clearInterval(agreeing);
    redis.disconnect();
    hearer.disconnect();
  });
  options.metrics.gauge(
    'visitors_counted_together',
    '1 while visitors are counted together with the other shells, 0 while this one counts for itself.',
    () => Number(redis.status === 'ready'),
  );
  // Both keep trying after a failure, which `error` has logged.
  await redis.connect().catch(() => undefined);
  hearer.subscribe(FORGOTTEN_CHANNEL).catch(() => undefined);
  await agree();
  return shared;
}

function groupsOf(message: string): string[] {
  const groups = parseJson(message);
  return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [];
}
