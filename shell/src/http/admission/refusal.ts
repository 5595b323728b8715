import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from '../content/encoding.ts';
import { PLAIN_POLICY, plainPage } from '../plain-page.ts';
import type { Work } from './gates.ts';

const TITLE = 'Very many people are here right now';
const PAGE = 'This page tries again by itself in a few seconds.';
const FORM =
  'Nothing was sent. Go back with your browser: what you wrote is still there. Then send it again in a few seconds.';
const API = 'Very many people are asking right now. Please try again in a few seconds.';

type Bodies = Record<Encoding | 'plain', Buffer>;

function prepare(html: string): Bodies {
  const plain = Buffer.from(html);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

/** Cached by the number of seconds, of which there are few. */
const pages = new Map<number, Bodies>();
const form = prepare(plainPage({ title: TITLE, text: FORM }));

function pageFor(retryAfter: number): Bodies {
  const known = pages.get(retryAfter) ?? prepare(plainPage({ title: TITLE, text: PAGE, retrySeconds: retryAfter }));
  pages.set(retryAfter, known);
  return known;
}

/** Refuses a visitor for lack of room at almost no cost: nothing is read, rendered or compressed. */
export function refuse(request: IncomingMessage, response: ServerResponse, work: Work, retryAfter: number): void {
  const head = ['retry-after', String(retryAfter), 'cache-control', 'no-store'];
  if (work === 'reads' || work === 'writes') {
    const body = JSON.stringify({ code: 'overloaded', message: API, requestId: randomUUID() });
    head.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length));
    response.writeHead(503, head).end(body, 'latin1');
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = (work === 'forms' ? form : pageFor(retryAfter))[encoding ?? 'plain'];
  head.push('content-security-policy', PLAIN_POLICY, 'content-type', 'text/html; charset=utf-8');
  head.push('vary', 'accept-encoding', 'content-length', String(body.length));
  if (encoding) head.push('content-encoding', encoding);
  response.writeHead(503, head).end(body);
}
