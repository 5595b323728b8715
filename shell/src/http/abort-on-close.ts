import type { FastifyReply } from 'fastify';

/** A signal that aborts when the visitor's connection closes before the answer is sent. */
export function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) closed.abort();
  });
  return closed.signal;
}
