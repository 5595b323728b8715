/** Where admins are let in. */
export interface AdminSettings {
  host: string;
  /** A port of its own, because visitors must not reach it. */
  port: number;
  /** The secret that admins send. */
  token: string;
  /** Scheme and host at which browsers reach the desk, where that is no loopback name. */
  origin?: string | undefined;
}

/** Nest injects them by this token; null: nobody is let in. */
export const ADMIN_SETTINGS = Symbol('admin settings');
