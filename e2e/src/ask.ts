import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as it arrived, compressed or not. */
  raw: Buffer;
  text: string;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends a request exactly as it is written, with any Host and without following redirects or decoding, all of which a
 * browser would hide.
 */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer: IncomingMessage = (await once(request(url, { headers }).end(), 'response'))[0];
  const raw = await buffer(answer);
  const decode = DECODERS[answer.headers['content-encoding'] ?? ''] ?? ((body: Buffer) => body);
  return { status: answer.statusCode ?? 0, headers: answer.headers, raw, text: decode(raw).toString() };
}

/** Answers the content of the first tag that the pattern finds. */
export const find = (html: string, pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;

export const canonicalOf = (html: string) => find(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/);
export const robotsOf = (html: string) => find(html, /<meta[^>]*name="robots"[^>]*content="([^"]*)"/);
