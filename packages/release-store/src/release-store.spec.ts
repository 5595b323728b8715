import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@lawdex/contracts';
import {
  accessOf,
  pullRelease,
  pushRelease,
  registryUrl,
  ReleaseDamaged,
  ReleaseStore,
  sha384,
  STORE_ACCESS,
} from './index.ts';
import { StandInStore, writeRelease } from './testing/index.ts';

const ACCESS = { keyId: 'key', secret: 'secret', region: 'eu-central-1' };
let server: StandInStore;
let store: ReleaseStore;
let dir: string;
const here = (name: string) => path.join(dir, name);

beforeEach(async () => {
  server = await StandInStore.start();
  store = new ReleaseStore(server.registryUrl, ACCESS);
  dir = mkdtempSync(path.join(tmpdir(), 'lawdex-store-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

describe('the registry in a store', () => {
  it('is read again only when it has changed', async () => {
    expect(await store.readRegistry()).toEqual({ kind: 'none' });
    expect(await store.writeRegistry('one', null)).toBe(true);
    const read = await store.readRegistry();
    expect(read).toEqual({ kind: 'read', text: 'one', tag: expect.any(String) });
    expect(await store.readRegistry(read.kind === 'read' ? read.tag : null)).toEqual({ kind: 'unchanged' });
  });

  it('is written by nobody who has not seen it as it is', async () => {
    await store.writeRegistry('one', null);
    expect(await store.writeRegistry('two', null)).toBe(false);
    expect(await store.writeRegistry('two', '"old"')).toBe(false);
    expect(await store.readRegistry()).toMatchObject({ text: 'one' });
  });

  it('says what the store has answered, and which keys to look at', async () => {
    server.failsWith = 403;
    await expect(store.readRegistry()).rejects.toThrow(
      /answered 403 to GET .*registry\.json\. Look at AWS_ACCESS_KEY_ID/,
    );
    await expect(store.writeRegistry('one', null)).rejects.toThrow('answered 403 to PUT');
  });

  it('of a store that is away says so', async () => {
    const away = new ReleaseStore('http://127.0.0.1:1/registry.json', ACCESS);
    await expect(away.readRegistry()).rejects.toThrow(
      /does not answer to GET .*registry\.json: .*ECONNREFUSED|bad port/,
    );
  });
});

describe('a release', () => {
  it('goes into the store with its description last, once, and comes out the same', async () => {
    const entry = writeRelease(here('built'), 'mf-hello', '1.0.0+a');
    await pushRelease(store, here('built'), entry.url);
    expect(server.asked.at(-1)).toBe('PUT /bucket/mf-hello/1.0.0%2Ba/release.json 200');
    const asked = server.asked.length;
    await pushRelease(store, here('built'), entry.url);
    expect(server.asked).toHaveLength(asked + 1);
    expect(await pushRelease(store, here('built'), 'mf-hello/9')).toBeNull();

    await pullRelease(store, here('kept'), entry);
    const client = 'mf-hello/1.0.0+a/client/main.js';
    expect(readFileSync(here(`kept/${client}`))).toEqual(readFileSync(here(`built/${client}`)));
  });

  it('is not asked for when it is here, and is when a file of it was damaged', async () => {
    const entry = writeRelease(here('kept'), 'mf-hello', '1');
    await pushRelease(store, here('kept'), entry.url);
    server.asked.length = 0;
    await pullRelease(store, here('kept'), entry);
    expect(server.asked).toEqual([]);
    writeFileSync(here('kept/mf-hello/1/client/main.js'), 'damaged');
    await pullRelease(store, here('kept'), entry);
    expect(readFileSync(here('kept/mf-hello/1/client/main.js'), 'utf8')).toBe('client of 1');
  });

  it.each(['release.json', 'client/main.js'])(
    'of which the store holds another %s leaves nothing here',
    async (file) => {
      const entry = writeRelease(here('built'), 'mf-hello', '1');
      await pushRelease(store, here('built'), entry.url);
      server.objects.set(`/bucket/mf-hello/1/${file}`, Buffer.from('{"files":{}}'));
      await expect(pullRelease(store, here('kept'), entry)).rejects.toThrow(
        `mf-hello/1/${file} in the store is not what`,
      );
      const left = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      expect(left.filter((name) => name.startsWith('kept/mf-hello/'))).toEqual([]);
    },
  );
});

it('a release that describes no files is damaged, so that others are pulled nevertheless', async () => {
  const entry = writeRelease(here('built'), 'mf-hello', '1');
  const description = '{"files":null}';
  server.objects.set('/bucket/mf-hello/1/release.json', Buffer.from(description));
  const metadata = { version: '1', integrity: sha384(description) };
  const pulled = pullRelease(store, here('kept'), { ...entry, metadata });
  await expect(pulled).rejects.toThrow(ReleaseDamaged);
});

describe('the settings of a store', () => {
  it('take keys only together', () => {
    const read = (env: Record<string, string>) => {
      const outcome = readEnvironment(STORE_ACCESS, env);
      return outcome.kind === 'ok' ? accessOf(outcome.config) : outcome;
    };
    expect(read({})).toBeNull();
    expect(read({ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })).toEqual({ keyId: 'a', secret: 'b' });
    expect(() => read({ AWS_ACCESS_KEY_ID: 'a' })).toThrow('must be set together');
  });

  it.each(['s3://bucket/registry.json', 'https://s3.example.org/bucket/', 'https://s3.example.org/registry.json?a=b'])(
    'refuse %s as a registry',
    (text) => {
      expect(registryUrl().read(text)).toHaveProperty('problem');
    },
  );
});
