import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Random passwords of the database logins and the token between the services, each made when it is first asked for. */
export class Secrets {
  private readonly file: string;
  private readonly known: Map<string, string>;

  constructor(file: string) {
    this.file = file;
    const stored: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.known = new Map(Object.entries(stored));
  }

  /** The token by which the services know each other. */
  get internalToken(): string {
    return this.of('internal_token');
  }

  /** The password of a login. */
  of(name: string): string {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const secret = randomBytes(24).toString('base64url');
    this.known.set(name, secret);
    const content = `${JSON.stringify(Object.fromEntries(this.known), null, 2)}\n`;
    writeFileSync(`${this.file}.new`, content, { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
    return secret;
  }
}
