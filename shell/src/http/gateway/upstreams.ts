import { upstreamOf } from '@lawdex/contracts';
import type { Upstream } from '@lawdex/contracts';
import { Pool } from 'undici';
import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceAnswer, ServiceCall } from '../../protocol/render.ts';

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

/** A page waits for a service no longer than this, because it must still be rendered within its own deadline. */
const PAGE_TIMEOUT_MS = 500;
const VISITOR_TIMEOUT_MS = 10_000;

/**
 * Answers are read whole before they are passed on: a service that dies half-way then still becomes an error answer, and a
 * slow visitor keeps none of its few connections. So they must have an end; a sitemap of 50,000 addresses has 5 MB.
 */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** The services behind the gateway. */
export class Upstreams {
  private readonly upstreams: (Upstream & { pool: Pool })[];

  constructor(upstreams: readonly Upstream[], maxAnswerBytes = MAX_ANSWER_BYTES) {
    this.upstreams = upstreams.map((upstream) => ({
      ...upstream,
      pool: new Pool(upstream.url, { connections: 32, connectTimeout: 1000, maxResponseSize: maxAnswerBytes }),
    }));
  }

  /** Passes a visitor's call on. Rejects when the service cannot be reached or takes too long. */
  async forward({ path, method, headers, body }: UpstreamRequest): Promise<UpstreamAnswer> {
    return this.send(path, method, headers, body, VISITOR_TIMEOUT_MS);
  }

  /** Asks on behalf of a page. Never rejects: when the service cannot be reached, the answer is a 503 in the error form. */
  async callForPage({ path, method, headers, body }: ServiceCall): Promise<ServiceAnswer> {
    try {
      const answer = await this.send(path, method, pickHeaders(headers, FOR_SERVICES), body, PAGE_TIMEOUT_MS);
      const total = answer.headers['x-total-count'];
      return { status: answer.status, body: answer.body.toString(), total: typeof total === 'string' ? total : null };
    } catch {
      const body = JSON.stringify({ code: 'service_unavailable', message: SERVICE_DOWN });
      return { status: 503, body, total: null };
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.upstreams.map(({ pool }) => pool.destroy()));
  }

  private async send(
    path: string,
    method: string,
    headers: Record<string, string>,
    body: Buffer | string | null,
    timeout: number,
  ): Promise<UpstreamAnswer> {
    const upstream = upstreamOf(this.upstreams, path);
    if (!upstream) throw new Error(`no service answers ${path}`);
    const answer = await upstream.pool.request({
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

/**
 * What a service gets to see of a request. Not `cookie` and `authorization`, because services know no visitors; not
 * `range`, because answers are read whole.
 */
export const FOR_SERVICES: readonly string[] = [
  'content-type',
  'accept',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'idempotency-key',
];

export function pickHeaders(
  headers: IncomingHttpHeaders | Record<string, string>,
  names: readonly string[],
): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return picked;
}
