/** Where admins are let in. */
export interface AdminSettings {
  host: string;
  /** Of its own, because what visitors reach must not lead here. */
  port: number;
  /** What an admin shows. */
  token: string;
}

/** Nest injects them by this token; null: nobody is let in. */
export const ADMIN_SETTINGS = Symbol('admin settings');
