import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { ask } from '../../../test/ask.ts';
import type { VerifiedRelease } from '../../registry/read-release.ts';
import { notFound } from '../errors.ts';
import { registerPublicFiles } from './public-files.ts';
import { ReleaseFiles, registerReleaseFiles } from './release-files.ts';
import { VerifiedFiles } from './verified-files.ts';

const CODE = 'console.log("a page");'.repeat(50);
const dir = mkdtempSync(path.join(tmpdir(), 'lawdex-files-'));
const LISTED = {
  'client/main.js': CODE,
  'client/main.js.br': brotliCompressSync(CODE),
  'client/main.js.gz': gzipSync(CODE),
  'client/assets/font.woff2': 'font',
  'client/notes.txt': 'a type that no page needs',
  'client/lost.js': 'listed, but deleted since',
  'client/lost.js.br': 'deleted with it',
  'client/hurt.js': `${CODE} `,
  'client/hurt.js.br': brotliCompressSync(`${CODE} `),
  'client/hurt.js.gz': gzipSync(`${CODE} `),
  'server/main.cjs': 'server code',
};
const sha384 = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const alarm = jest.fn();
const looked = jest.fn();
const release: VerifiedRelease = {
  dir,
  integrity: '',
  global: null,
  code: new Map(),
  styles: new Map(),
  release: {
    name: 'mf-sample',
    version: '1.0.0',
    contract: 1,
    routes: [],
    slots: {},
    clientEntry: 'main.js',
    serverEntry: 'main.cjs',
    modules: {},
    shared: {},
    files: Object.fromEntries(Object.entries(LISTED).map(([file, content]) => [file, sha384(content)])),
  },
};
const server = Fastify();

beforeAll(async () => {
  for (const [file, content] of Object.entries({ ...LISTED, 'client/planted.js': 'x', 'client/.hidden.js': 'x' })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  for (const file of ['lost.js', 'lost.js.br']) rmSync(path.join(dir, 'client', file));
  const files = new ReleaseFiles();
  files.add([release]);
  registerPublicFiles(server);
  registerReleaseFiles(server, {
    files,
    contents: new VerifiedFiles(alarm),
    lookForNew: async () => {
      looked();
      files.add([{ ...release, release: { ...release.release, version: '2.0.0' } }]);
    },
  });
  server.setNotFoundHandler(notFound);
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  ask(server.server, { path: `/_mf/mf-sample/1.0.0/${file}`, headers });

it('a release that another shell has shown first is looked for, once', async () => {
  const ofNew = () => ask(server.server, { path: '/_mf/mf-sample/2.0.0/main.js' });
  expect([(await get('nowhere.js')).status, looked.mock.calls.length]).toEqual([404, 0]);
  expect([(await ofNew()).status, (await ofNew()).status, looked.mock.calls.length]).toEqual([200, 200, 1]);
});

describe('a file of a release', () => {
  it('never changes, so browsers keep it', async () => {
    const answer = await get('main.js');
    expect([answer.status, answer.text]).toEqual([200, CODE]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['br;q=0', undefined],
    ['gzip;q=0, *', 'br'],
    ['br;q=0, *', 'gzip'],
  ])('is sent to who accepts "%s" as %s', async (accepted, encoding) => {
    const answer = await get('main.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const sent = encoding === 'br' ? 'client/main.js.br' : encoding === 'gzip' ? 'client/main.js.gz' : 'client/main.js';
    expect(answer.body.equals(Buffer.from(LISTED[sent]))).toBe(true);
  });

  it('that was made in one form only is sent in that one', async () => {
    const answer = await get('assets/font.woff2', { 'accept-encoding': 'br' });
    expect([answer.text, answer.headers['content-type']]).toEqual(['font', 'font/woff2']);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('is not sent again to who has it', async () => {
    const { etag = '' } = (await get('main.js', { 'accept-encoding': 'br' })).headers;
    const answer = await get('main.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
  });
});

describe('a part of a file', () => {
  it('is sent to who asks for it', async () => {
    const answer = await get('main.js', { range: 'bytes=0-6' });
    expect([answer.status, answer.text]).toEqual([206, 'console']);
    expect(answer.headers['content-range']).toBe(`bytes 0-6/${CODE.length}`);
    expect((await get('main.js', { range: `bytes=${CODE.length}-` })).status).toBe(416);
  });

  it('of a file that changed in between is the whole file', async () => {
    const answer = await get('main.js', { range: 'bytes=0-6', 'if-range': '"another"' });
    expect([answer.status, answer.text]).toEqual([200, CODE]);
  });
});

it('HEAD is answered with the headers alone', async () => {
  const answer = await ask(server.server, { path: '/_mf/mf-sample/1.0.0/main.js', method: 'HEAD' });
  expect([answer.status, answer.headers['content-length'], answer.text]).toEqual([200, String(CODE.length), '']);
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

it('a file that is lost with its compressed form is an error that can be read', async () => {
  const answer = await get('lost.js', { 'accept-encoding': 'br' });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'not_found' });
});

describe('what is no file of a release is a 404 that is not stored', () => {
  it.each([
    ['what the release does not list', 'planted.js'],
    ['a hidden file', '.hidden.js'],
    ['a folder', 'assets'],
    ['a folder with its slash', 'assets/'],
    ['the release itself', ''],
    ['a compressed form by its own name', 'main.js.br'],
    ['a type that no page needs', 'notes.txt'],
    ['a listed file that is gone', 'lost.js'],
    ['code of the server', '../server/main.cjs'],
    ['code of the server, encoded', '..%2fserver%2fmain.cjs'],
    ['a way round', 'assets/../main.js'],
  ])('%s', async (_, file) => {
    const answer = await get(file);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
