import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { sha384 } from '@lawdex/release-store';
import Fastify from 'fastify';
import { ask } from '../../../test/ask.ts';
import { aRelease } from '../../../test/sets.ts';
import { notFound } from '../errors.ts';
import { ReleaseFiles, registerReleaseFiles, VerifiedFiles } from './release-files.ts';

const CODE = 'console.log("a page");'.repeat(50);
const dir = mkdtempSync(path.join(tmpdir(), 'lawdex-files-'));
const LISTED = {
  'client/main.js': CODE,
  'client/main.js.br': brotliCompressSync(CODE),
  'client/main.js.gz': gzipSync(CODE),
  'client/assets/font.woff2': 'font',
  'client/mf-manifest.json': '{}',
  'client/notes.txt': 'a type that no page needs',
  'client/lost.js': 'listed, but deleted since',
  'client/lost.js.br': 'deleted with it',
  'client/hurt.js': `${CODE} `,
  'client/hurt.js.br': brotliCompressSync(`${CODE} `),
  'client/hurt.js.gz': gzipSync(`${CODE} `),
  'server/main.cjs': 'server code',
};
const hashes = Object.fromEntries(Object.entries(LISTED).map(([file, content]) => [file, sha384(content)]));
const release = (version: string) => ({ ...aRelease('mf-sample', version, { files: hashes }), dir });
const alarm = jest.fn();
const looked = jest.fn();
const server = Fastify();

beforeAll(async () => {
  for (const [file, content] of Object.entries({ ...LISTED, 'client/planted.js': 'x', 'client/.hidden.js': 'x' })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  for (const file of ['lost.js', 'lost.js.br']) rmSync(path.join(dir, 'client', file));
  const files = new ReleaseFiles();
  files.add([release('1.0.0')]);
  const lookForNew = async () => {
    looked();
    files.add([release('2.0.0')]);
  };
  registerReleaseFiles(server, { files, contents: new VerifiedFiles(alarm), lookForNew });
  server.setNotFoundHandler(notFound);
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(server.server, { path: `/_mf/mf-sample/1.0.0/${file}`, headers, method });

it('a release that another shell has shown first is looked for, once', async () => {
  const ofNew = () => ask(server.server, { path: '/_mf/mf-sample/2.0.0/main.js' });
  expect([(await get('nowhere.js')).status, looked.mock.calls.length]).toEqual([404, 0]);
  expect([(await ofNew()).status, (await ofNew()).status, looked.mock.calls.length]).toEqual([200, 200, 1]);
});

describe('a file of a release', () => {
  it.each([
    ['br, gzip', 'br', 'client/main.js.br'],
    ['br;q=0, *', 'gzip', 'client/main.js.gz'],
    ['br;q=0', undefined, 'client/main.js'],
  ] as const)(
    'never changes, so browsers keep it, and who accepts "%s" is sent it as %s',
    async (accepted, as, sent) => {
      const answer = await get('main.js', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(as);
      expect(answer.body.equals(Buffer.from(LISTED[sent]))).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
      });
    },
  );

  it.each([
    ['assets/font.woff2', 'font', 'font/woff2'],
    ['mf-manifest.json', '{}', 'application/json'],
  ])('that was made in one form only is sent in that one: %s', async (file, text, type) => {
    const answer = await get(file, { 'accept-encoding': 'br' });
    expect([answer.text, answer.headers['content-type']]).toEqual([text, type]);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('is not sent again to who has it', async () => {
    const { etag = '' } = (await get('main.js', { 'accept-encoding': 'br' })).headers;
    const answer = await get('main.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
  });

  it.each<[string, Record<string, string>, status: number, text: string]>([
    ['to who asks for it', { range: 'bytes=0-6' }, 206, 'console'],
    ['but not of what is behind its end', { range: `bytes=${CODE.length}-` }, 416, ''],
    ['but whole when it changed in between', { range: 'bytes=0-6', 'if-range': '"another"' }, 200, CODE],
  ])('is sent in part %s', async (_, headers, status, text) => {
    const answer = await get('main.js', headers);
    expect([answer.status, answer.text]).toEqual([status, text]);
    if (status === 206) expect(answer.headers['content-range']).toBe(`bytes 0-6/${CODE.length}`);
  });

  it('is answered to HEAD with the headers alone', async () => {
    const answer = await get('main.js', {}, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.text]).toEqual([200, String(CODE.length), '']);
  });
});

describe('a file that was damaged after it was checked', () => {
  const damage = (file: string) => writeFileSync(path.join(dir, 'client', file), 'damaged');

  it('gives way to a form that is whole, is told once, and serves again once it is whole', async () => {
    damage('hurt.js.br');
    for (const encoding of ['gzip', 'gzip']) {
      const answer = await get('hurt.js', { 'accept-encoding': 'br, gzip' });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding]);
      expect(answer.body.equals(Buffer.from(LISTED['client/hurt.js.gz']))).toBe(true);
    }
    expect(alarm.mock.calls).toEqual([[expect.stringMatching(/hurt\.js\.br is not served: it is not what its hash/)]]);

    writeFileSync(path.join(dir, 'client/hurt.js.br'), LISTED['client/hurt.js.br']);
    expect((await get('hurt.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('is sent to nobody, and no answer about it is stored', async () => {
    damage('hurt.js');
    const answer = await get('hurt.js');
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.text).not.toContain('damaged');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('is still sent when it was read while it was whole', async () => {
    await get('main.js');
    damage('main.js');
    expect((await get('main.js')).text).toBe(CODE);
  });
});

it.each([
  ['what the release does not list', 'planted.js'],
  ['a hidden file', '.hidden.js'],
  ['a folder', 'assets/'],
  ['the release itself', ''],
  ['a compressed form by its own name', 'main.js.br'],
  ['a type that no page needs', 'notes.txt'],
  ['code of the server', '../server/main.cjs'],
  ['code of the server, encoded', '..%2fserver%2fmain.cjs'],
  ['a way round', 'assets/../main.js'],
  ['a listed file that is lost with its compressed form', 'lost.js'],
])('%s is an error that can be read, and is not stored', async (_, file) => {
  const answer = await get(file, { 'accept-encoding': 'br' });
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'not_found' });
});
