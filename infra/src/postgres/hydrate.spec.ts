import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyBinaries, hydrateSymlinks } from './binaries.ts';
import { plantTree } from '../testing/scratch-folder.ts';

it('a package whose postinstall did not run gets its links, once and again', () => {
  const links = [{ source: 'native/lib/libx.so.5.1', target: 'native/lib/libx.so.5' }];
  const root = plantTree({
    'native/lib/libx.so.5.1': 'x',
    'package.json': '{"version":"1"}',
    'native/pg-symlinks.json': JSON.stringify(links),
  });
  expect(hydrateSymlinks(root)).toBe(true);
  expect(hydrateSymlinks(root)).toBe(true);
  expect(readlinkSync(join(root, 'native/lib/libx.so.5'))).toBe('libx.so.5.1');

  const copy = copyBinaries({ root, version: '1' }, join(root, 'elsewhere'));
  expect(existsSync(join(copy.root, 'native/lib/libx.so.5'))).toBe(true);
});
