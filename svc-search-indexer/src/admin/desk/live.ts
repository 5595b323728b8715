import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { viewerOf } from './desk.ts';
import { partHtml } from './layout.tsx';

const LIVE_MS = 1_000;
/** The browser asks again by itself: a session that ended meanwhile sees no more. */
const LIVE_MOST_MS = 10 * 60_000;

/** Server-sent events: a part of a page, whenever it has changed. */
export function tellLive(request: FastifyRequest, reply: FastifyReply, part: () => Promise<ReactNode>): void {
  const viewer = viewerOf(request);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let told: string | null = null;
  const tell = async (): Promise<void> => {
    const html = partHtml(await part(), viewer);
    if (html === told) return;
    told = html;
    raw.write(`data: ${JSON.stringify(html)}\n\n`);
  };
  const timer = setInterval(() => void tell().catch(() => raw.end()), LIVE_MS);
  const end = setTimeout(() => raw.end(), LIVE_MOST_MS);
  raw.on('close', () => {
    clearInterval(timer);
    clearTimeout(end);
  });
}
