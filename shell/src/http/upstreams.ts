import { upstreamOf } from '@lawdex/contracts';
import type { Upstream } from '@lawdex/contracts';
import { Pool } from 'undici';
import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceAnswer, ServiceCall } from '../protocol/render.ts';

export interface UpstreamRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer | string | null;
}

export interface UpstreamAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A page waits for a service no longer than this: it must still be rendered within its own deadline. */
const PAGE_TIMEOUT_MS = 500;
const VISITOR_TIMEOUT_MS = 10_000;

/** The services behind the gateway. */
export class Upstreams {
  private readonly targets: { prefixes: string[]; pool: Pool }[];

  constructor(upstreams: readonly Upstream[]) {
    this.targets = upstreams.map(({ url, prefixes }) => ({
      prefixes,
      pool: new Pool(url, { connections: 32, connectTimeout: 1000 }),
    }));
  }

  /** Passes a visitor's call on. Rejects when the service cannot be reached or takes too long. */
  async forward({ path, method, headers, body }: UpstreamRequest): Promise<UpstreamAnswer> {
    return this.send(path, method, headers, body, VISITOR_TIMEOUT_MS);
  }

  /** Asks on behalf of a page. A service that cannot answer is an answer: 503 in the error form. */
  async callForPage({ path, method, headers, body }: ServiceCall): Promise<ServiceAnswer> {
    try {
      const answer = await this.send(path, method, pick(headers), body, PAGE_TIMEOUT_MS);
      const total = answer.headers['x-total-count'];
      return { status: answer.status, body: answer.body.toString(), total: typeof total === 'string' ? total : null };
    } catch {
      const body = JSON.stringify({ code: 'service_unavailable', message: SERVICE_DOWN });
      return { status: 503, body, total: null };
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.targets.map(({ pool }) => pool.destroy()));
  }

  private async send(
    path: string,
    method: string,
    headers: Record<string, string>,
    body: Buffer | string | null,
    timeout: number,
  ): Promise<UpstreamAnswer> {
    const target = upstreamOf(this.targets, path);
    if (!target) throw new Error(`no service answers ${path}`);
    const answer = await target.pool.request({
      path,
      method,
      headers,
      body,
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: Buffer.from(await answer.body.arrayBuffer()),
    };
  }
}

export const SERVICE_DOWN = 'This part of the site cannot answer right now. Please try again in a moment.';

const PASSED_ON = ['content-type', 'accept', 'idempotency-key', 'x-request-id'];

/** The headers that a service gets to see. */
export function pick(headers: IncomingHttpHeaders | Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
