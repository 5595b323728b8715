import { Injectable } from '@nestjs/common';
import type { HttpRedirectResponse } from '@nestjs/common';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admins } from '../door/admins.ts';
import { deskHtml } from './layout.tsx';
import type { DeskPage, DeskPath, Notice, Viewer } from './layout.tsx';

const DONE = {
  removed: 'It is no longer shown as a popular search.',
  restored: 'It may be shown as a popular search again.',
  started: 'The rebuild has begun. Searches go on with the live index.',
  canceled: 'The rebuild was canceled. The live index is as it was.',
  'rolled-back': 'Searches read the generation before again.',
  checked: 'The index was compared with the log of documents.',
  repaired: 'The index was compared with the log of documents, and what differed was written again.',
  drafted: 'The draft has it. Try it, or put it live.',
  'taken-back': 'The draft says no more of this phrase than what is live.',
  tried: 'The trial has begun. Searches of visitors go first.',
  live: 'It is live: every search reads it within two seconds.',
  discarded: 'The draft was discarded. What is live is as it was.',
  undone: 'What stood before is live again.',
} as const;

/** Shows pages to whoever is signed in. */
@Injectable()
export class DeskPages {
  /** The result of the last action, by session: said once, on the next page. */
  private readonly notices = new Map<string, string>();

  constructor(private readonly admins: Admins) {}

  viewerOf(request: FastifyRequest): Viewer | null {
    const { by, session } = this.admins.of(request);
    return session && { by, formKey: session.formKey };
  }

  /** A page of a signed-in admin. Programs have no use for one. */
  async show(
    request: FastifyRequest,
    reply: FastifyReply,
    page: (viewer: Viewer) => Omit<DeskPage, 'viewer'>,
    status = 200,
  ): Promise<void> {
    const viewer = this.viewerOf(request);
    if (!viewer) throw new DomainError('not_acceptable', 406, 'Pages are for browsers. Programs ask /admin/api.');
    const shown = page(viewer);
    await this.send(reply, { notice: this.noticeFor(request), ...shown, viewer }, status);
  }

  async send(reply: FastifyReply, page: DeskPage, status = 200): Promise<void> {
    await reply.code(status).type('text/html; charset=utf-8').send(deskHtml(page));
  }

  /** After an action, for a handler with `@Redirect()`: the page again, which says what has happened. */
  back(request: FastifyRequest, path: DeskPath, done: keyof typeof DONE): HttpRedirectResponse {
    const { session } = this.admins.of(request);
    if (session) this.notices.set(session.id, DONE[done]);
    return { url: path, statusCode: 303 };
  }

  private noticeFor(request: FastifyRequest): Notice | null {
    const id = this.admins.of(request).session?.id ?? '';
    const text = this.notices.get(id);
    this.notices.delete(id);
    return text === undefined ? null : { kind: 'good', text };
  }
}

/** The error in words for the page. An error that is no refusal of ours is thrown on. */
export function refusalOf(error: unknown): Notice {
  if (error instanceof DomainError) return { kind: 'bad', text: error.message };
  throw error;
}

/** A field of a form that was sent. */
export const fieldOf = (body: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(body), name);
  return typeof value === 'string' ? value.trim() : '';
};
