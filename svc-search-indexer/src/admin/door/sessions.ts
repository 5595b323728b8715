import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LASTS_MS = 8 * 60 * 60_000;

export interface Session {
  id: string;
  by: string;
  /** Milliseconds since 1970. */
  until: number;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/** What browsers of admins carry: who they are and until when, signed. The key ends with the process, and all sessions with it. */
export class Sessions {
  private readonly key = randomBytes(32);
  private readonly ended = new Map<string, number>();

  begin(by: string, now: number): { cookie: string; seconds: number } {
    const session: Session = { id: randomBytes(12).toString('base64url'), by, until: now + LASTS_MS };
    const text = Buffer.from(JSON.stringify(session)).toString('base64url');
    return { cookie: `${text}.${this.sign(`session ${text}`)}`, seconds: LASTS_MS / 1000 };
  }

  /** Null: not ours, changed, over or ended. */
  read(cookie: string, now: number): Session | null {
    const [text = '', signature = ''] = cookie.split('.');
    if (!isSame(signature, this.sign(`session ${text}`))) return null;
    // Signed, so it is what `begin` has written.
    const session = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Session;
    return session.until > now && !this.ended.has(session.id) ? session : null;
  }

  end({ id, until }: Session, now: number): void {
    for (const [other, over] of this.ended) if (over <= now) this.ended.delete(other);
    this.ended.set(id, until);
  }

  /** What every form of this session carries, so that no other site can send one. */
  formKeyOf({ id }: Session): string {
    return this.sign(`form ${id}`);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
