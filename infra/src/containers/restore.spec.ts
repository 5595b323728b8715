import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { withFileOf } from './restore.ts';

it('what comes by standard input is a file as long as it is used', async () => {
  const seen: string[] = [];
  await withFileOf(Readable.from([Buffer.from('a back'), Buffer.from('up')]), (file) => {
    seen.push(file, readFileSync(file, 'utf8'));
    return Promise.resolve();
  });
  expect(seen[1]).toBe('a backup');
  expect(existsSync(seen[0] ?? '')).toBe(false);
});

it('nothing at all is refused in words', async () => {
  await expect(withFileOf(Readable.from([]), () => Promise.resolve())).rejects.toThrow('restore < FILE');
});
