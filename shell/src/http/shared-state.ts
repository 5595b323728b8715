import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';

/** The used part of ioredis, beside what counts visitors. */
export interface SharedServer {
  readonly status: string;
  set(key: string, value: string, px: 'PX', ms: number, nx: 'NX'): Promise<unknown>;
  get(key: string): Promise<string | null>;
  publish(channel: string, message: string): Promise<unknown>;
}

export const FORGOTTEN_CHANNEL = 'lawdex:forgotten';

/** State that several shells share in one Redis or Valkey. Without an answer the caller uses what this process knows. */
export class SharedState {
  constructor(
    readonly server: SharedServer,
    /** Secret from the configuration that makes the stored keys unreadable. It is never stored. */
    private readonly secret: string,
    private readonly log: { warn(details: object, message: string): void },
  ) {}

  /** What stands in the server for a visitor. */
  hidden(what: string): string {
    return createHmac('sha256', this.secret).update(what).digest('base64url').slice(0, 22);
  }

  /** A secret that all shells share for one day, stored encrypted; `ours` if none has been stored yet. Null without an answer. */
  async dayKey(day: number, ours: Buffer, msLeft: number): Promise<Buffer | null> {
    const key = `lawdex:day:${day}`;
    if (this.server.status !== 'ready') return null;
    try {
      await this.server.set(key, wrapped(this.secret, ours), 'PX', Math.ceil(msLeft), 'NX');
      const agreed = await this.server.get(key);
      return agreed === null ? null : unwrapped(this.secret, agreed);
    } catch (err) {
      this.log.warn({ err }, 'names of visitors are not agreed on: has every shell the same REDIS_SECRET?');
      return null;
    }
  }

  tellForgotten(groups: readonly string[]): void {
    this.server.publish(FORGOTTEN_CHANNEL, JSON.stringify(groups)).catch(() => undefined);
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
