import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { z } from 'zod';
import { parsed } from '../files/parsed.ts';
import { writeDurably } from '../files/write-durably.ts';
import { StartError } from '../commands/program.ts';

export interface SecretsOptions {
  file: string;
  say: (line: string) => void;
  /** False while a site runs on them: it would be locked out of its own databases. */
  mayBeginAnew: boolean;
}

const MODE = 0o600;

/** Random secrets, each made when first asked for. A damaged file has a copy, and every start tells PostgreSQL the passwords. */
export class Secrets {
  private readonly file: string;
  private readonly known: Map<string, string>;

  constructor({ file, say, mayBeginAnew }: SecretsOptions) {
    this.file = file;
    this.known = readFile(file) ?? recover(file, say, mayBeginAnew);
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
    for (const path of [this.file, copyOf(this.file)]) write(path, secretsText(this.known));
    return secret;
  }
}

const copyOf = (file: string): string => `${file}.copy`;

function readFile(file: string): Map<string, string> | null {
  const text = readText(file);
  const secrets = text === null ? null : parsed(SECRETS, text);
  return secrets && new Map(Object.entries(secrets));
}

function recover(file: string, say: (line: string) => void, mayBeginAnew: boolean): Map<string, string> {
  const isThere = readText(file) !== null;
  const copy = readFile(copyOf(file));
  if (isThere) renameSync(file, `${file}.damaged`);
  const damage = isThere ? 'is damaged (it is kept beside it as .damaged)' : 'is gone';
  if (copy) {
    say(`  ${file} ${damage}; its last good copy takes its place.`);
    write(file, secretsText(copy));
    return copy;
  }
  if (!mayBeginAnew) {
    throw new StartError(`${file} ${damage}, and so is its copy. The site that runs has the only passwords.`, [
      'Stop the site and run npm start: it makes new passwords and tells PostgreSQL.',
    ]);
  }
  if (isThere) say(`  ${file} ${damage}, and has no good copy. New passwords are made; PostgreSQL is told now.`);
  return new Map();
}

const readText = (file: string): string | null =>
  orAdvise(
    () => (existsSync(file) ? readFileSync(file, 'utf8') : null),
    `${file} cannot be read`,
    'Start Lawdex as the user who owns it. If it is lost, move it away: npm start makes new passwords and tells PostgreSQL.',
  );

const write = (file: string, text: string): void =>
  orAdvise(
    () => writeDurably(file, text, MODE),
    `${file} cannot be written`,
    'Make room on the disk, or choose another DATA_DIR.',
  );

function orAdvise<Result>(work: () => Result, problem: string, advice: string): Result {
  try {
    return work();
  } catch (cause) {
    throw new StartError(`${problem}: ${cause instanceof Error ? cause.message : String(cause)}`, [advice], { cause });
  }
}

/** A file is only ever written with a secret in it. */
const SECRETS = z.record(z.string(), z.string().min(1)).refine((secrets) => Object.keys(secrets).length > 0);

const secretsText = (secrets: ReadonlyMap<string, string>): string =>
  `${JSON.stringify(Object.fromEntries(secrets), null, 2)}\n`;
