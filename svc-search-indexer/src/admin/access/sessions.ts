import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const LASTS_MS = 8 * 60 * 60_000;
/** Admins who have been away from the desk for this long log in again. */
const IDLE_MS = 60 * 60_000;

export interface Session {
  id: string;
  by: string;
  /** A key in every form of this session, so that no other site can send one. */
  formKey: string;
  /** The result of the last action: said once, on the next page. */
  notice?: string | undefined;
}

interface StoredSession extends Session {
  until: number;
  usedAt: number;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const secret = (): string => randomBytes(32).toString('base64url');

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/** Who is logged in. It is kept in memory only, so that all sessions end with the process. */
export class Sessions {
  private readonly kept = new Map<string, StoredSession>();

  begin(by: string, now: number): { session: Session; seconds: number } {
    for (const [id, other] of this.kept) if (isOver(other, now)) this.kept.delete(id);
    const session = { id: secret(), by, formKey: secret(), until: now + LASTS_MS, usedAt: now };
    this.kept.set(session.id, session);
    return { session, seconds: LASTS_MS / 1000 };
  }

  /** Null: none that we began, or it is over. It is in use from now on. */
  use(id: string, now: number): Session | null {
    const session = this.kept.get(id);
    if (!session || isOver(session, now)) return null;
    session.usedAt = now;
    return session;
  }

  end({ id }: Session): void {
    this.kept.delete(id);
  }
}

const isOver = ({ until, usedAt }: StoredSession, now: number): boolean => now >= until || now - usedAt >= IDLE_MS;
