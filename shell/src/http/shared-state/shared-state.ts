import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { Counted } from '../limits/counts.ts';

/** The used part of ioredis. */
export interface SharedServer {
  readonly status: string;
  eval(script: string, keys: number, key: string, windowMs: number): Promise<unknown>;
  set(key: string, value: string, px: 'PX', ms: number, nx: 'NX'): Promise<unknown>;
  get(key: string): Promise<string | null>;
  publish(channel: string, message: string): Promise<unknown>;
}

/** A new key gets its expiry in the same step, so that none stays. */
const COUNT = `local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

export const FORGOTTEN_CHANNEL = 'lawdex:forgotten';
/** Milliseconds to wait; an answer normally takes one or two. */
const ANSWER_MS = 50;
/** After a time-out each shell counts alone for this long, so that a hanging server costs one wait a second. */
const REST_MS = 1000;

/**
 * State that several shells share in one Redis or Valkey. No method throws or waits long; without an answer the caller uses what this
 * process knows.
 */
export class SharedState {
  private restsUntil = -Infinity;
  private down = false;

  constructor(
    private readonly server: SharedServer,
    /** Secret from the configuration that makes the stored keys unreadable. It is never stored. */
    private readonly secret: string,
    private readonly log: { warn(details: object, message: string): void; info(message: string): void },
    private readonly now: () => number = () => performance.now(),
  ) {}

  get answers(): boolean {
    return this.server.status === 'ready' && this.now() >= this.restsUntil;
  }

  /** Number of counts by all shells within the window, including this one; null without an answer. */
  count(what: string, windowMs: number): Promise<Counted | null> {
    const key = createHmac('sha256', this.secret).update(what).digest('base64url').slice(0, 22);
    return this.ask(async () => {
      const answer = await this.server.eval(COUNT, 1, `lawdex:limits:${key}`, windowMs);
      const [current, ttl]: unknown[] = Array.isArray(answer) ? answer : [];
      if (typeof current !== 'number' || typeof ttl !== 'number') throw new Error('The answer is no count.');
      return { current, ttl };
    });
  }

  /** A secret that all shells share for one day, stored encrypted; `ours` if none has been stored yet. */
  dayKey(day: number, ours: Buffer, msLeft: number): Promise<Buffer | null> {
    const key = `lawdex:day:${day}`;
    return this.ask(async () => {
      await this.server.set(key, wrapped(this.secret, ours), 'PX', Math.ceil(msLeft), 'NX');
      const agreed = await this.server.get(key);
      return agreed === null ? null : unwrapped(this.secret, agreed);
    });
  }

  /** Tells the other shells which groups a write made old. */
  tellForgotten(groups: readonly string[]): void {
    void this.ask(() => this.server.publish(FORGOTTEN_CHANNEL, JSON.stringify(groups)));
  }

  /** Called when the server is reached for the first time or again. */
  noteReached(): void {
    if (this.down) this.log.info('visitors are counted together with the other shells again');
    this.down = false;
    this.restsUntil = -Infinity;
  }

  /** Called when the server does not answer. Logged once until it is reached again. */
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

/** RFC 3394. */
const WRAP = 'aes256-wrap';
const START = Buffer.alloc(8, 0xa6);
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();

function wrapped(secret: string, key: Buffer): string {
  const cipher = createCipheriv(WRAP, keyOf(secret), START);
  return Buffer.concat([cipher.update(key), cipher.final()]).toString('base64');
}

/** Throws for a key that was wrapped with another secret. */
function unwrapped(secret: string, text: string): Buffer {
  const cipher = createDecipheriv(WRAP, keyOf(secret), START);
  return Buffer.concat([cipher.update(text, 'base64'), cipher.final()]);
}

/** Checks once more after the time-out, because a busy process may not have read an answer that has arrived. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`No answer within ${ANSWER_MS} ms.`))), ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
