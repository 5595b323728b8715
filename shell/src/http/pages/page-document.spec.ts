import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageDocument } from './page-document.ts';

const before = '<head>';
const after = Array.from({ length: 3000 }, (_, n) => `<li>${(n * 7919) % 1009} lawyers</li>`).join('');
const sheets = { linked: '<link>', inlined: '<style></style>', sources: [] };
const documentWith = (text = after, complete?: (html: Buffer) => Promise<Buffer>) =>
  new PageDocument({ before: Buffer.from(before), sheets, after: Buffer.from(text), policy: '', complete });

it('is compressed once for all visitors', async () => {
  const document = documentWith();
  const [first, second] = await Promise.all([document.as('br', 'linked'), document.as('br', 'linked')]);
  expect(second).toBe(first);
  expect(brotliDecompressSync(first.body).toString()).toBe(`${before}<link>${after}`);
  expect(gunzipSync((await document.as('gzip', 'linked')).body).toString()).toBe(`${before}<link>${after}`);
  expect((await document.as(null, 'linked')).body.toString()).toBe(`${before}<link>${after}`);
});

it('brings its styles to who has none', async () => {
  const { body } = await documentWith().as('br', 'inlined');
  expect(brotliDecompressSync(body).toString()).toBe(`${before}<style></style>${after}`);
});

it('is completed for who comes from elsewhere, once', async () => {
  let times = 0;
  const complete = async (html: Buffer) => Buffer.concat([html, Buffer.from(`${++times}`)]);
  const document = documentWith('a', complete);
  const inlined = () => document.as('br', 'inlined');
  const both = await Promise.all([document.as(null, 'linked'), inlined(), inlined()]);
  expect(both.map(({ body, encoding }) => (encoding ? brotliDecompressSync(body) : body).toString())).toEqual([
    `${before}<link>a`,
    ...[1, 1].map((time) => `${before}<style></style>a${time}`),
  ]);
});

it('that was left as it is in a crowd is compressed for the next visitor', async () => {
  const crowd = Array.from({ length: 10 }, () => documentWith());
  const forms = await Promise.all(crowd.map((document) => document.as('br', 'linked')));
  const plain = crowd[forms.findIndex(({ encoding }) => encoding === null)];
  expect((await plain?.as('br', 'linked'))?.encoding).toBe('br');
});

it('has the tag of its content', () => {
  expect(documentWith().etag).toBe(documentWith().etag);
  expect(documentWith('other').etag).not.toBe(documentWith().etag);
});
