import { Inject, Injectable, createParamDecorator } from '@nestjs/common';
import { CLOCK, DomainError, type Clock } from '@lawdex/svc-kit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AuditLog } from '../audit/audit-log.ts';
import { isSame, Sessions, type Session } from './sessions.ts';

export interface AdminSettings {
  host: string;
  /** A port of its own, because visitors must not reach it. */
  port: number;
  token: string;
  /** Scheme and host at which browsers reach the desk, where that is no loopback name. */
  origin?: string | undefined;
}

/** Nest injects them by this token; null: nobody is let in. */
export const ADMIN_SETTINGS = Symbol('admin settings');

export const SESSION_COOKIE = 'lawdex_desk';
const NAME_MOST = 60;

/** Who asks: by the token itself, or by a session that was begun with it. */
export interface Admin {
  by: string;
  address: string;
  session: Session | null;
}

const unauthorized = (): DomainError =>
  new DomainError('unauthorized', 401, 'Send the admin token: Authorization: Bearer <token>.', {
    'www-authenticate': 'Bearer',
  });

const known = new WeakMap<object, Admin>();

/** Undefined on pages that are open to everybody. */
export const findAdmin = (request: FastifyRequest): Admin | undefined => known.get(request.raw);

export function adminOf(request: FastifyRequest): Admin {
  const admin = findAdmin(request);
  if (!admin) throw unauthorized();
  return admin;
}

@Injectable()
export class Admins {
  readonly sessions = new Sessions();
  private readonly tries = new FailedTries();

  constructor(
    @Inject(ADMIN_SETTINGS) private readonly settings: AdminSettings | null,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async identify(request: FastifyRequest): Promise<void> {
    const admin = await this.find(request);
    if (!admin) throw unauthorized();
    known.set(request.raw, admin);
  }

  /** The session of the browser that asks; null when it is not logged in. */
  sessionOf(request: FastifyRequest): Session | null {
    return this.sessions.use(cookieOf(request), this.clock().getTime());
  }

  /** Throws when the token is wrong. The right one always opens: all programs of a machine share an address, and its length defies guessing. */
  async checkToken(token: string, by: string, address: string): Promise<void> {
    if (this.settings !== null && isSame(token, this.settings.token)) return;
    const now = this.clock().getTime();
    const wait = this.tries.waitOf(address, now);
    if (wait > 0) throw tooManyTries(wait);
    this.tries.note(address, now);
    await this.audit.note({ by, address, action: 'sign in', detail: {}, outcome: 'unauthorized' });
    throw unauthorized();
  }

  private async find(request: FastifyRequest): Promise<Admin | null> {
    const { authorization = '' } = request.headers;
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    const address = request.ip;
    if (token !== undefined) {
      const by = nameOf(request.headers['x-operator']) || 'token';
      await this.checkToken(token, by, address);
      return { by, address, session: null };
    }
    const session = this.sessionOf(request);
    return session && { by: session.by, address, session };
  }
}

function tooManyTries(waitMs: number): DomainError {
  const minutes = Math.ceil(waitMs / 60_000);
  return new DomainError('too_many_tries', 429, `Too many wrong tokens. Try again in ${minutes} min.`, {
    'retry-after': String(Math.ceil(waitMs / 1000)),
  });
}

export const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{C}/gu, '').trim().slice(0, NAME_MOST) : '';

const cookieOf = (request: FastifyRequest): string =>
  new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? '';

/** `@By()`: the name of the admin who asks. */
export const By = createParamDecorator(
  (_: unknown, context) => adminOf(context.switchToHttp().getRequest<FastifyRequest>()).by,
);

/** So many wrong tokens from one address are noted, and it waits: a program that guesses must not fill the audit log. */
const TRIES_MOST = 10;
const WINDOW_MS = 15 * 60_000;
/** At most so many addresses are remembered, because a crowd must not fill the memory. */
const ADDRESSES_MOST = 10_000;

export class FailedTries {
  private readonly failed = new LRUCache<string, { first: number; count: number }>({ max: ADDRESSES_MOST });

  /** Milliseconds until this address may try again; 0: at once. */
  waitOf(address: string, now: number): number {
    const tries = this.failed.peek(address);
    if (!tries || tries.count < TRIES_MOST) return 0;
    return Math.max(0, tries.first + WINDOW_MS - now);
  }

  note(address: string, now: number): void {
    const known = this.failed.get(address);
    const goesOn = known !== undefined && now - known.first < WINDOW_MS;
    this.failed.set(address, goesOn ? { ...known, count: known.count + 1 } : { first: now, count: 1 });
  }
}
