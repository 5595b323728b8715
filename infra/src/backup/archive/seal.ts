import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** A sealed backup is a file of age (age-encryption.org), which the program `age` decrypts as well. */
const MAGIC = 'age-encryption.org/v1\n';
/** Memory that a wrong key costs: 2^15 kilobytes. Keys of make-secrets.sh are random, and need no more. */
const SCRYPT_LOG_N = 15;

export class SealError extends Error {
  override name = 'SealError';
}

// Programs that know browsers too have another type of the same name.
const toWeb = (from: Readable) => Readable.toWeb(from) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/** Where a backup is written to: compressed, and encrypted when there is a key. `done` resolves once all of it is on the disk. */
export function sealInto(file: string, key: string | null): { to: PassThrough; done: Promise<void> } {
  const to = new PassThrough();
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  const gzip = createGzip({ level: 6 });
  if (key === null) return { to, done: pipeline(to, gzip, out) };
  const seal = async () => {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(key);
    encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
    await pipeline(fromWeb(await encrypter.encrypt(toWeb(gzip))), out);
  };
  return { to, done: Promise.all([pipeline(to, gzip), seal()]).then(() => undefined) };
}

/** Reads a backup back, whole once the stream ends without an error. SealError: no key, or by `done` a wrong one or a damaged file. */
export function unseal(file: string, key: string | null): { from: Readable; done: Promise<void> } {
  const from = new PassThrough();
  if (!isSealed(file)) return { from, done: pipeline(createReadStream(file), createGunzip(), from) };
  if (key === null) throw new SealError(`${file} is encrypted: set BACKUP_KEY.`);
  const open = async (): Promise<Readable> => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key);
    return fromWeb(await decrypter.decrypt(toWeb(createReadStream(file))));
  };
  const done = open()
    .then((opened) => pipeline(opened, createGunzip(), from))
    .catch((error: unknown) => {
      from.destroy();
      throw new SealError(`${file} is damaged, or BACKUP_KEY is not the one that it was made with.`, { cause: error });
    });
  return { from, done };
}

function isSealed(file: string): boolean {
  const begin = Buffer.alloc(MAGIC.length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, begin);
    return begin.toString('latin1') === MAGIC;
  } finally {
    closeSync(opened);
  }
}
