import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);

/** How the audit calls itself. It is a robot, so it is never counted as a visitor. */
export const USER_AGENT = 'LawdexAudit/1.0 (robot)';
const TIMEOUT_MS = 15_000;
/** A site that is busy is asked again, as crawlers do. */
const TRIES = 10;

export interface Asked {
  /** 0: no answer. */
  status: number;
  contentType: string;
  location: string | null;
  robots: string | null;
  body: string;
}

export interface AskerOptions {
  origin: string;
  /** Requests in a second, at most. */
  rate: number;
  /** Requests at one time. */
  atOnce: number;
}

/** Asks one origin and no other, never faster than told, and says of each address what it answers: redirects are not followed. */
export class Asker {
  private readonly options: AskerOptions;
  private readonly agent: Agent | SecureAgent;
  private nextAt = 0;
  asked = 0;

  constructor(options: AskerOptions) {
    this.options = options;
    const limits = { keepAlive: true, maxSockets: options.atOnce };
    this.agent = options.origin.startsWith('https:') ? new SecureAgent(limits) : new Agent(limits);
  }

  async ask(path: string): Promise<Asked> {
    for (let tries = 1; ; tries++) {
      await this.turn();
      const { answer, retryAfter } = await this.once(path);
      const isBusy = answer.status === 0 || answer.status === 429 || answer.status === 503;
      if (!isBusy || tries === TRIES) return answer;
      await delay(retryAfter * 1_000);
    }
  }

  close(): void {
    this.agent.destroy();
  }

  /** Each request has a moment of its own, so that the rate holds however many wait. */
  private async turn(): Promise<void> {
    const now = performance.now();
    this.nextAt = Math.max(this.nextAt, now) + 1_000 / this.options.rate;
    await delay(this.nextAt - now - 1_000 / this.options.rate);
  }

  private async once(path: string): Promise<{ answer: Asked; retryAfter: number }> {
    this.asked++;
    try {
      return await this.send(path);
    } catch (error) {
      const body = error instanceof Error ? error.message : String(error);
      return { answer: { status: 0, contentType: '', location: null, robots: null, body }, retryAfter: 1 };
    }
  }

  private async send(path: string): Promise<{ answer: Asked; retryAfter: number }> {
    const { origin } = this.options;
    // "localhost" may be looked up anew for each connection.
    const url = new URL(path, origin.replace('//localhost', '//127.0.0.1'));
    const send = origin.startsWith('https:') ? secureRequest : request;
    const headers = { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip', accept: 'text/html,*/*' };
    const sent = send(url, { agent: this.agent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject).end();
    });
    const raw = await buffer(response);
    const { location, 'x-robots-tag': robots, 'retry-after': retry, ...told } = response.headers;
    const body = told['content-encoding'] === 'gzip' ? await unzip(raw) : raw;
    return {
      answer: {
        status: response.statusCode ?? 0,
        contentType: told['content-type'] ?? '',
        location: location ?? null,
        robots: typeof robots === 'string' ? robots : (robots?.join(',') ?? null),
        body: body.toString(),
      },
      retryAfter: Number(retry) || 1,
    };
  }
}
