import { randomBytes } from 'node:crypto';
import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { sealInto, unseal } from './seal.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const KEY = 'correct horse battery staple';
/** Does not compress, so that the file has several of age's chunks of 64 KB. */
const CONTENT = randomBytes(300_000);
it('one that was cut off between two chunks is damaged', async () => {
  const file = join(scratchFolder(), 'cut');
  const { to, done } = sealInto(file, KEY);
  to.end(CONTENT);
  await done;
  truncateSync(file, readFileSync(file).indexOf('\n--- ') + 49 + 16 + 2 * (65_536 + 16));
  const { from, done: opened } = unseal(file, KEY);
  from.resume();
  await expect(opened).rejects.toThrow('is damaged');
});
