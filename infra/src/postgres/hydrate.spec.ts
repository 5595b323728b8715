import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBinaries, hydrateSymlinks } from './binaries.ts';

it('a package whose postinstall did not run gets its links, once and again', () => {
  const root = mkdtempSync(join(tmpdir(), 'lawdex-links-'));
  try {
    mkdirSync(join(root, 'native/lib'), { recursive: true });
    writeFileSync(join(root, 'native/lib/libx.so.5.1'), 'x');
    writeFileSync(join(root, 'package.json'), '{"version":"1"}');
    const links = [{ source: 'native/lib/libx.so.5.1', target: 'native/lib/libx.so.5' }];
    writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
    expect(hydrateSymlinks(root)).toBe(true);
    expect(hydrateSymlinks(root)).toBe(true);
    expect(readlinkSync(join(root, 'native/lib/libx.so.5'))).toBe('libx.so.5.1');

    const copy = copyBinaries({ root, version: '1' }, join(root, 'elsewhere'));
    expect(existsSync(join(copy.root, 'native/lib/libx.so.5'))).toBe(true);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
