import { setTimeout as delay } from 'node:timers/promises';
import { nextAttempt } from '../processes/backoff.core.ts';
import { processIdentity } from '../processes/identity.ts';
import { rotateLog } from '../processes/rotate-log.mjs';
import { Liveness, type Pace } from '../processes/liveness.ts';
import { startPostgres, type PostgresOptions, type RunningPostgres } from '../postgres/start.ts';

const LOOK_MS = 200;
/** It has answered when it is handed to us, so it is never starting. */
const PACE: Pace = { everyMs: 2_000, silent: 5, starting: 5 };

/** Keeps the embedded PostgreSQL running on one port. It looks instead of waiting for an exit: an adopted server is not our child. */
export class PostgresKeeper {
  private wanted = true;
  private liveness: Liveness;
  private readonly watching: Promise<void>;

  private constructor(
    private server: RunningPostgres,
    private readonly options: PostgresOptions,
    private readonly say: (line: string) => void,
    private readonly pace: Pace,
  ) {
    this.liveness = this.listen();
    this.watching = this.watch();
  }

  static async start(options: PostgresOptions, say: (line: string) => void, pace = PACE): Promise<PostgresKeeper> {
    return new PostgresKeeper(await startPostgres(options), options, say, pace);
  }

  get running(): RunningPostgres {
    return this.server;
  }

  /** Leaves the server to itself (it is somebody else's). */
  release(): void {
    this.wanted = false;
    this.liveness.stop();
  }

  async stop(): Promise<void> {
    this.release();
    await this.watching;
    await this.server.stop();
  }

  private listen(): Liveness {
    const { pace, server } = this;
    return new Liveness({
      pace,
      ask: () => server.answers(pace.everyMs * pace.silent),
      onSilent: () => {
        this.say(`PostgreSQL (process ${server.pid}) lives, but has not answered for long; it is ended.`);
        void server.kill();
      },
    });
  }

  private async watch(): Promise<void> {
    for (let failures = 0, since = Date.now(); this.wanted;) {
      await delay(LOOK_MS);
      if (this.options.logFile) rotateLog(this.options.logFile);
      if (!this.wanted || processIdentity(this.server.pid)) continue;
      const next = nextAttempt(failures, { ranForMs: Date.now() - since });
      failures = next.failures;
      this.liveness.stop();
      this.say('PostgreSQL ended; it is started again.');
      await delay(next.waitMs);
      try {
        this.server = await startPostgres({ ...this.options, port: this.server.port });
        if (this.wanted) this.liveness = this.listen();
        this.say('PostgreSQL is back.');
      } catch (error) {
        this.say(`PostgreSQL could not be started: ${error instanceof Error ? error.message : String(error)}`);
      }
      since = Date.now();
    }
  }
}
