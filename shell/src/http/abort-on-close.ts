import type { FastifyReply } from 'fastify';

/** A signal that aborts when the visitor's connection closes before the answer is sent. */
export function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
