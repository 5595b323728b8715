import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealInto } from './seal.ts';
import { unpack } from './scratch-server.ts';
import { plantTree } from '../../testing/scratch-folder.ts';

it('an archive that tar has filled up with zeros behind its end is unpacked into a volume that is new', async () => {
  const folder = plantTree({ 'one.dump': 'rows' });
  const archive = execFileSync('tar', ['--create', '--file=-', '--directory', folder, 'one.dump']);
  const { to, done } = sealInto(join(folder, 'sealed'), 'a key');
  to.end(Buffer.concat([archive, Buffer.alloc(4 * 1024 * 1024)]));
  await done;
  await unpack(join(folder, 'sealed'), 'a key', join(folder, '18/docker'), null);
  expect(readFileSync(join(folder, '18/docker/one.dump'), 'utf8')).toBe('rows');
});
