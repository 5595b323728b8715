import { createDecipheriv, scryptSync } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

// The format of backups before age: magic, salt, nonce, AES-256-GCM, tag. It can go with the release after the next one.
const [MAGIC, SALT, IV, TAG] = [8, 16, 12, 16];
const HEAD = MAGIC + SALT + IV;

/** Read twice, because only at the end of the first time it is known that every byte is as it was written. */
export async function unsealOld(file: string, key: string): Promise<Readable> {
  const nowhere = new Writable({ write: (_chunk, _encoding, next) => next() });
  await pipeline(decipher(file, key), nowhere);
  return decipher(file, key);
}

function decipher(file: string, key: string): Readable {
  const size = statSync(file).size;
  const head = readPart(file, 0, HEAD);
  const opened = createDecipheriv(
    'aes-256-gcm',
    scryptSync(key, head.subarray(MAGIC, MAGIC + SALT), 32),
    head.subarray(HEAD - IV),
  );
  opened.setAuthTag(readPart(file, size - TAG, TAG));
  const body = createReadStream(file, { start: HEAD, end: size - TAG - 1 });
  return body.once('error', (error) => opened.destroy(error)).pipe(opened);
}

export const beginsWith = (file: string, text: string): boolean =>
  readPart(file, 0, Buffer.byteLength(text)).toString('latin1') === text;

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
