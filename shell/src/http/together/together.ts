import { createHmac } from 'node:crypto';

/** What is asked of ioredis. */
export interface SharedServer {
  readonly status: string;
  eval(script: string, keys: number, key: string, windowMs: number): Promise<unknown>;
  set(key: string, value: string, px: 'PX', ms: number, nx: 'NX'): Promise<unknown>;
  get(key: string): Promise<string | null>;
  publish(channel: string, message: string): Promise<unknown>;
}

export interface Counted {
  current: number;
  /** Milliseconds until it is counted anew. */
  ttl: number;
}

/** A key that is counted for the first time is given its end in the same step, so that none stays. */
const COUNT = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

export const FORGOTTEN_CHANNEL = 'lawdex:forgotten';
/** An answer comes within a millisecond or two. */
const ANSWER_MS = 50;
/** After a question without an answer, each shell counts for itself for so long: a server that hangs costs one wait a second. */
const REST_MS = 1000;

/**
 * What several shells keep together, in one Redis or Valkey. Nothing here throws or waits for long: without an answer the caller goes on
 * with what this process knows by itself.
 */
export class Together {
  private restsUntil = -Infinity;
  private down = false;

  constructor(
    private readonly server: SharedServer,
    /** By which what stands in the server is made unreadable: it is in the configuration, and never there. */
    private readonly secret: string,
    private readonly log: { warn(details: object, message: string): void; info(message: string): void },
    private readonly now: () => number = () => performance.now(),
  ) {}

  get answers(): boolean {
    return this.server.status === 'ready' && this.now() >= this.restsUntil;
  }

  /** How often this was counted by all shells within the window, now included; null when nobody can say. */
  count(what: string, windowMs: number): Promise<Counted | null> {
    const key = createHmac('sha256', this.secret).update(what).digest('base64url').slice(0, 22);
    return this.ask(async () => {
      const answer = await this.server.eval(COUNT, 1, `lawdex:limits:${key}`, windowMs);
      const [current, ttl]: unknown[] = Array.isArray(answer) ? answer : [];
      if (typeof current !== 'number' || typeof ttl !== 'number') throw new Error('The answer is no count.');
      return { current, ttl };
    });
  }

  /** A secret that all shells have for a day and nobody has after it; `ours` when nobody has brought one yet. */
  dayKey(day: number, ours: Buffer, msLeft: number): Promise<Buffer | null> {
    const key = `lawdex:names:${day}`;
    return this.ask(async () => {
      await this.server.set(key, ours.toString('base64'), 'PX', Math.ceil(msLeft), 'NX');
      const agreed = await this.server.get(key);
      return agreed === null ? null : Buffer.from(agreed, 'base64');
    });
  }

  /** Tells the other shells what a write made old. */
  tellForgotten(groups: readonly string[]): void {
    void this.ask(() => this.server.publish(FORGOTTEN_CHANNEL, JSON.stringify(groups)));
  }

  /** The server was reached, for the first time or again. */
  noteReached(): void {
    if (this.down) this.log.info('visitors are counted together with the other shells again');
    this.down = false;
    this.restsUntil = -Infinity;
  }

  /** It is gone, or does not answer in time. Told once, until it is there again. */
  noteLost(err: unknown): void {
    if (!this.down)
      this.log.warn({ err }, 'REDIS_URL does not answer: this shell counts visitors for itself meanwhile');
    this.down = true;
  }

  private async ask<T>(question: () => Promise<T>): Promise<T | null> {
    if (!this.answers) return null;
    try {
      const answer = await inTime(question());
      if (this.down) this.noteReached();
      return answer;
    } catch (error) {
      this.noteLost(error);
      this.restsUntil = this.now() + REST_MS;
      return null;
    }
  }
}

/** A process that was busy for long reads what has come before it says that nothing has. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`No answer within ${ANSWER_MS} ms.`))), ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
