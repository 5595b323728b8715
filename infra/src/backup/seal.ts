import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream, openSync, readSync, closeSync, statSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const MAGIC = Buffer.from('LAWDEX-1');
const SALT = 16;
const IV = 12;
const TAG = 16;
const HEAD = MAGIC.length + SALT + IV;
const ALGORITHM = 'aes-256-gcm';

const keyOf = (password: string, salt: Buffer): Buffer => scryptSync(password, salt, 32);

/** Where a backup is written to: compressed, and encrypted when there is a key. `done` resolves once all of it is on the disk. */
export function sealInto(file: string, key: string | null): { to: PassThrough; done: Promise<void> } {
  const to = new PassThrough();
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  const gzip = createGzip({ level: 6 });
  if (key === null) return { to, done: pipeline(to, gzip, out) };
  const [salt, iv] = [randomBytes(SALT), randomBytes(IV)];
  const cipher = createCipheriv(ALGORITHM, keyOf(key, salt), iv);
  const sealed = async function* (source: AsyncIterable<Buffer>) {
    yield Buffer.concat([MAGIC, salt, iv]);
    for await (const chunk of source) yield cipher.update(chunk);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };
  return { to, done: pipeline(to, gzip, sealed, out) };
}

export class SealError extends Error {
  override name = 'SealError';
}

/**
 * Reads a backup back. What comes out of an encrypted one is known to be whole only when the stream has ended without an error:
 * whoever uses it before that must be able to throw it away.
 */
export function unseal(file: string, key: string | null): { from: Readable; done: Promise<void> } {
  const from = new PassThrough();
  const head = readPart(file, 0, HEAD);
  const isSealed = head.subarray(0, MAGIC.length).equals(MAGIC);
  if (!isSealed) return { from, done: pipeline(createReadStream(file), createGunzip(), from) };
  if (key === null) throw new SealError(`${file} is encrypted: set BACKUP_KEY.`);
  const size = statSync(file).size;
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
  const decipher = createDecipheriv(ALGORITHM, keyOf(key, salt), head.subarray(HEAD - IV));
  decipher.setAuthTag(readPart(file, size - TAG, TAG));
  const body = createReadStream(file, { start: HEAD, end: size - TAG - 1 });
  const done = pipeline(body, decipher, createGunzip(), from).catch((error: unknown) => {
    throw new SealError(`${file} is damaged, or BACKUP_KEY is not the one that it was made with.`, { cause: error });
  });
  return { from, done };
}

function readPart(file: string, position: number, length: number): Buffer {
  const part = Buffer.alloc(length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, part, 0, length, position);
    return part;
  } finally {
    closeSync(opened);
  }
}
