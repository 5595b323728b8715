import { writeSync } from 'node:fs';
import type { LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from '../config/service-variables.ts';
import { currentRequestId } from '../request-id.ts';

/** Drops lines that cannot be written: with a full disk, Pino itself tries for ever (seen with /dev/full). */
const linesTo = (file: number): { write(line: string): void } => ({
  write(line) {
    try {
      writeSync(file, line);
    } catch {
      // Nobody can be told, because the log itself is broken.
    }
  },
});

export type { Logger };

/** Injected by `@Inject(LOGGER) logger: Logger`. */
export const LOGGER = Symbol('logger');

const STANDARD_OUTPUT = 1;

/** Writes JSON lines to standard output. Nothing personal belongs in them: no review texts, no addresses. */
export function createLogger(service: string, level: LogLevel = 'info', file = STANDARD_OUTPUT): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    // Lines that are written for a request name it.
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // Values of a statement that failed may be what a visitor typed.
    redact: ['req.headers.authorization', 'req.headers.cookie', 'headers["x-internal-token"]', 'err.parameters'],
  };
  return pino(options, linesTo(file));
}

/** Writes Nest's messages as the same JSON lines; those of its start, a line per route, are for debugging. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.logger.error({ err: message }, message.message);
    else this.logger.error({ detail: rest.map(String) }, String(message));
  }
  fatal(message: unknown): void {
    this.logger.fatal(String(message));
  }
}
