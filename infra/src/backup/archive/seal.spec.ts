import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { sealInto, unseal } from './seal.ts';
import { unpack } from './scratch-server.ts';
import { plantTree, scratchFolder } from '../../testing/scratch-folder.ts';

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

it('an archive that tar has filled up with zeros behind its end is unpacked into a volume that is new', async () => {
  const folder = plantTree({ 'one.dump': 'rows' });
  const archive = execFileSync('tar', ['--create', '--file=-', '--directory', folder, 'one.dump']);
  const { to, done } = sealInto(join(folder, 'sealed'), 'a key');
  to.end(Buffer.concat([archive, Buffer.alloc(4 * 1024 * 1024)]));
  await done;
  await unpack(join(folder, 'sealed'), 'a key', join(folder, '18/docker'), null);
  expect(readFileSync(join(folder, '18/docker/one.dump'), 'utf8')).toBe('rows');
});
