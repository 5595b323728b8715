import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { PageDocument } from './page-document.ts';

const html = Buffer.from('<p>Divorce lawyers in Austin</p>'.repeat(1000));

it('is compressed once for all visitors who take the same form', async () => {
  const document = new PageDocument(html, '');
  const [first, second] = await Promise.all([document.as('br'), document.as('br')]);
  expect(second).toBe(first);
  expect(await document.as('br')).toBe(first);
  expect(brotliDecompressSync(first.body).equals(html)).toBe(true);
  expect(gunzipSync((await document.as('gzip')).body).equals(html)).toBe(true);
  expect(await document.as(null)).toEqual({ body: html, encoding: null });
});

it('that was left as it is in a crowd is compressed for the next visitor', async () => {
  const crowd = Array.from({ length: 10 }, () => new PageDocument(html, ''));
  const forms = await Promise.all(crowd.map((document) => document.as('br')));
  const plain = crowd[forms.findIndex(({ encoding }) => encoding === null)];
  expect((await plain?.as('br'))?.encoding).toBe('br');
});

it('has the tag of its content', () => {
  expect(new PageDocument(html, '').etag).toBe(new PageDocument(Buffer.from(html), '').etag);
  expect(new PageDocument(Buffer.from('other'), '').etag).not.toBe(new PageDocument(html, '').etag);
});
