import { randomBytes } from 'node:crypto';
import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sealInto, unseal } from './seal.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const KEY = 'correct horse battery staple';
/** Does not compress, so that the file has several of age's chunks of 64 KB. */
const CONTENT = randomBytes(300_000);
const folder = scratchFolder();

async function sealed(name: string, key: string | null = KEY): Promise<string> {
  const file = join(folder, name);
  const { to, done } = sealInto(file, key);
  to.end(CONTENT);
  await done;
  return file;
}

/** Opens a backup; answers its bytes and the error that it ended with. */
async function open(file: string, key: string | null = KEY) {
  const { from, done } = unseal(file, key);
  const [content, whole] = await Promise.allSettled([buffer(from), done]);
  return {
    bytes: content.status === 'fulfilled' ? content.value : null,
    error: whole.status === 'rejected' ? String(whole.reason) : null,
  };
}

it('a sealed backup is a file of age, and comes back as it was', async () => {
  const file = await sealed('whole');
  expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(await open(file)).toEqual({ bytes: CONTENT, error: null });
});

it('without a key it is compressed only', async () => {
  expect(await open(await sealed('plain', null), null)).toEqual({ bytes: CONTENT, error: null });
});

it('one that was cut off between two chunks is damaged', async () => {
  const file = await sealed('cut');
  truncateSync(file, readFileSync(file).indexOf('\n--- ') + 49 + 16 + 2 * (65_536 + 16));
  expect((await open(file)).error).toContain('is damaged');
});
