import { setTimeout as delay } from 'node:timers/promises';
import { nextAttempt } from '../processes/backoff.core.ts';
import { processIdentity } from '../processes/identity.ts';
import { startPostgres } from '../postgres/start.ts';
import type { PostgresOptions, RunningPostgres } from '../postgres/start.ts';

const LOOK_MS = 200;

/**
 * Keeps the embedded PostgreSQL running, on the port that the services know. It looks instead of waiting for an exit:
 * an adopted server is not our child.
 */
export class PostgresKeeper {
  private server: RunningPostgres;
  private readonly options: PostgresOptions;
  private readonly say: (line: string) => void;
  private wanted = true;
  private readonly watching: Promise<void>;

  private constructor(server: RunningPostgres, options: PostgresOptions, say: (line: string) => void) {
    this.server = server;
    this.options = options;
    this.say = say;
    this.watching = this.watch();
  }

  static async start(options: PostgresOptions, say: (line: string) => void): Promise<PostgresKeeper> {
    return new PostgresKeeper(await startPostgres(options), options, say);
  }

  get running(): RunningPostgres {
    return this.server;
  }

  /** Leaves the server to itself (it is somebody else's). */
  release(): void {
    this.wanted = false;
  }

  async stop(): Promise<void> {
    this.wanted = false;
    await this.watching;
    await this.server.stop();
  }

  private async watch(): Promise<void> {
    for (let failures = 0, since = Date.now(); this.wanted;) {
      await delay(LOOK_MS);
      if (!this.wanted || processIdentity(this.server.pid)) continue;
      const next = nextAttempt(failures, Date.now() - since);
      failures = next.failures;
      this.say('PostgreSQL ended; it is started again.');
      await delay(next.waitMs);
      try {
        this.server = await startPostgres({ ...this.options, port: this.server.port });
        this.say('PostgreSQL is back.');
      } catch (error) {
        this.say(`PostgreSQL could not be started: ${error instanceof Error ? error.message : String(error)}`);
      }
      since = Date.now();
    }
  }
}
