import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { compress } from './compress.ts';

const html = Buffer.from('<p>Divorce lawyers in Austin</p>'.repeat(1000));

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a document sent as %s is smaller, and the same once it is unpacked', async (encoding, unpack) => {
  const body = await compress(html, encoding);
  expect(body.length).toBeLessThan(html.length / 10);
  expect(unpack(body).equals(html)).toBe(true);
});

it('a document for who takes no encoding is left as it is', async () => {
  expect(await compress(html, null)).toBe(html);
});
