import 'reflect-metadata';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { POOL_SIZE } from '@lawdex/contracts';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { systemClock, type Clock } from './clock.ts';
import { Metrics } from './health/metrics.ts';
import { Admission } from './http/admission.ts';
import { createAdapter } from './http/adapter.ts';
import { KitModule } from './kit.module.ts';
import { createLogger, NestLogger, type Logger } from './logging/logger.ts';
import { Shutdown, shutDown } from '@lawdex/admission/shutdown';
import type { LogLevel } from './config/service-variables.ts';

export interface ServiceOptions {
  name: string;
  module: Type<unknown> | DynamicModule;
  internalToken?: string | undefined;
  logLevel?: LogLevel | undefined;
  /** Connections to the database, which decide how many requests are worked for at once; `POOL_SIZE` by default, as in `databaseModule`. */
  connections?: number | undefined;
  /** The system's clock by default. */
  clock?: Clock | undefined;
}

@Module({})
class ServiceRoot {}

/** Puts the whole service together without listening: for `startService` and for tests. */
export async function createService(
  options: ServiceOptions,
  mode: { preview?: boolean } = {},
): Promise<{ app: NestFastifyApplication; logger: Logger }> {
  const logger = createLogger(options.name, options.logLevel);
  const metrics = new Metrics(options.name);
  const admission = new Admission(options.connections ?? POOL_SIZE, metrics);
  const shutdown = new Shutdown();
  const adapter = createAdapter({ logger, metrics, admission, shutdown, internalToken: options.internalToken });
  const kit = KitModule.forRoot({ logger, metrics, admission, shutdown, clock: options.clock ?? systemClock });
  const root: DynamicModule = { module: ServiceRoot, imports: [kit, options.module] };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(logger),
    // Fastify's own JSON parser stays the only one. It refuses `__proto__`.
    bodyParser: false,
    abortOnError: false,
    preview: mode.preview ?? false,
  });
  return { app, logger };
}

/** Closing may hang longer than requests are waited for. */
const SHUTDOWN_DEADLINE_MS = 15_000;

export interface Listening {
  host: string;
  port: number;
  /** Seconds for which it is not ready but still answers, before it stops. */
  drainSeconds?: number;
  /** Called once all requests are answered and the service is closed. */
  onClosed?: (() => Promise<void>) | undefined;
}

/** Starts to listen. SIGTERM and SIGINT let running requests end, close the database, and exit. Resolves to its URL. */
export async function startService(options: ServiceOptions & Listening): Promise<string> {
  const { app, logger } = await createService(options);
  await app.listen(options.port, options.host);
  const url = await app.getUrl();
  logger.info({ url }, 'listening');

  const shutdown = app.get(Shutdown);
  const end = (signal: string) => {
    if (shutdown.begun) return;
    logger.info({ signal }, 'closing');
    const drain = (options.drainSeconds ?? 0) * 1000;
    setTimeout(() => process.exit(1), drain + SHUTDOWN_DEADLINE_MS).unref();
    shutDown({ server: app.getHttpServer(), close: () => app.close() }, shutdown, { drain })
      .then(options.onClosed)
      .then(
        () => process.exit(0),
        (err: unknown) => {
          logger.error({ err }, 'could not close cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return url;
}
