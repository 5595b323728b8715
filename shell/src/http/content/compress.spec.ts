import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress.ts';

const html = Buffer.from('<p>Divorce lawyers in Austin</p>'.repeat(1000));

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a document sent as %s is smaller, and the same once it is unpacked', async (wished, unpack) => {
  const { body, encoding } = await compress(html, wished);
  expect(encoding).toBe(wished);
  expect(body.length).toBeLessThan(html.length / 10);
  expect(unpack(body).equals(html)).toBe(true);
});

it('a document for who takes no encoding is left as it is', async () => {
  expect(await compress(html, null)).toEqual({ body: html, encoding: null });
});

it('in a crowd a few are compressed, and nobody waits in line for it', async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, () => compress(html, 'br')));
  expect(crowd.filter(({ encoding }) => encoding === 'br')).toHaveLength(8);
  expect(crowd.filter(({ body }) => body === html)).toHaveLength(32);
  expect((await compress(html, 'br')).encoding).toBe('br');
});
