import { setTimeout as delay } from 'node:timers/promises';

/** How the audit calls itself. It is a robot, so it is never counted as a visitor. */
const USER_AGENT = 'LawdexAudit/1.0 (robot)';
const TIMEOUT_MS = 15_000;
/** A site that is busy is asked again, as crawlers do. */
const TRIES = 10;
const BUSY = [0, 429, 503];

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
}

/** Asks one origin and no other, never faster than told, and says of each address what it answers: redirects are not followed. */
export class Asker {
  private nextAt = 0;

  constructor(private readonly options: AskerOptions) {}

  async ask(path: string): Promise<Asked> {
    for (let tries = 1; ; tries++) {
      await this.turn();
      const { answer, retryAfter } = await this.once(path);
      if (!BUSY.includes(answer.status) || tries === TRIES) return answer;
      await delay(retryAfter * 1_000);
    }
  }

  /** Each request has a moment of its own, so that the rate holds however many wait. */
  private async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(this.nextAt, now);
    this.nextAt = at + 1_000 / this.options.rate;
    await delay(at - now);
  }

  private async once(path: string): Promise<{ answer: Asked; retryAfter: number }> {
    try {
      // "localhost" may be looked up anew for each connection.
      const { status, headers, ...answer } = await this.send(
        this.options.origin.replace('//localhost', '//127.0.0.1') + path,
      );
      const told = { contentType: headers.get('content-type') ?? '', location: headers.get('location') };
      const robots = headers.get('x-robots-tag');
      return {
        answer: { status, ...told, robots, body: answer.body },
        retryAfter: Number(headers.get('retry-after')) || 1,
      };
    } catch (error) {
      const body = error instanceof Error ? error.message : String(error);
      return { answer: { status: 0, contentType: '', location: null, robots: null, body }, retryAfter: 1 };
    }
  }

  private async send(url: string): Promise<{ status: number; headers: Headers; body: string }> {
    const headers = { 'user-agent': USER_AGENT, accept: 'text/html,*/*' };
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  }
}
