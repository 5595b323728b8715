import { existsSync, readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import type { RegistryEntry } from '@lawdex/contracts';
import { pushRelease, ReleaseStore } from '@lawdex/release-store';
import { StandInStore, writeRelease } from '@lawdex/release-store/testing';
import { ownFolder } from '../../test/own-folder.ts';
import { Mirror } from './mirror.ts';

let now: number;
let server: StandInStore;
let store: ReleaseStore;
let told: string[];
let pulled: number;
let mirror: Mirror;
const here = ownFolder();
const registryFile = () => here('kept/registry.json');
const live = () =>
  JSON.parse(readFileSync(registryFile(), 'utf8')).microFrontends['lawdex/mf-hello'][0].metadata.version;

async function publish(...entries: RegistryEntry[]): Promise<void> {
  for (const { url } of entries) await pushRelease(store, here('built'), url);
  const text = JSON.stringify({ schema: 'v1-pre', microFrontends: { 'lawdex/mf-hello': entries } });
  server.objects.set('/bucket/registry.json', Buffer.from(text));
}
const built = (version: string, isLive = true) => writeRelease(here('built'), 'mf-hello', version, { isLive });
const aMirror = () =>
  new Mirror({
    store,
    registryFile: registryFile(),
    releasesDir: here('kept'),
    onPulled: async () => void pulled++,
    log: (message) => told.push(message),
    alarm: (message) => told.push(message),
  });
function look(): Promise<void> {
  now += 1000;
  return mirror.look();
}

beforeEach(async () => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  server = await StandInStore.start();
  store = new ReleaseStore(server.registryUrl, null);
  told = [];
  pulled = 0;
  mirror = aMirror();
});
afterEach(async () => {
  await server.stop();
});

it('what the store has is here before its registry is, and is asked for once', async () => {
  await publish(built('2'), built('1', false));
  await mirror.begin();
  expect([live(), pulled, told]).toEqual(['2', 1, []]);
  expect(existsSync(here('kept/mf-hello/1/client/main.js'))).toBe(true);
  server.asked.length = 0;
  await mirror.look();
  await look();
  expect(server.asked).toEqual(['GET /bucket/registry.json 304']);
  await publish(built('3'), built('2', false));
  await look();
  expect([live(), pulled]).toEqual(['3', 2]);
});

it('while the store is away what is here stays, which is told once, and again when it is back', async () => {
  await publish(built('1'));
  await look();
  server.failsWith = 403;
  await publish(built('2')).catch(() => undefined);
  await look();
  await look();
  expect([live(), told]).toEqual(['1', [expect.stringContaining('not followed: The store answered 403')]]);
  server.failsWith = null;
  await publish(built('2'));
  await look();
  expect([live(), told.at(-1)]).toEqual(['2', 'the store of releases is followed again']);
});

it('a start does not wait for a store when there is something to go on with', async () => {
  await publish(built('1'));
  await look();
  server.failsWith = 403;
  mirror = aMirror();
  await mirror.begin();
  expect([live(), told]).toEqual(['1', []]);
  await mirror.look();
});

it('a registry that is damaged is not followed', async () => {
  await publish(built('1'));
  await look();
  server.objects.set('/bucket/registry.json', Buffer.from('{'));
  await look();
  expect([live(), told]).toEqual(['1', [expect.stringContaining('registry.json is damaged')]]);
});

it('a release that is damaged in the store holds up no other, and is had once it is mended', async () => {
  const whole = built('2');
  await publish(whole, built('1', false));
  server.objects.set('/bucket/mf-hello/1/client/main.js', Buffer.from('damaged'));
  await look();
  await look();
  expect([live(), told]).toEqual(['2', [expect.stringContaining('mf-hello/1/client/main.js')]]);
  expect(existsSync(here('kept/mf-hello/1'))).toBe(false);
  server.objects.set('/bucket/mf-hello/1/client/main.js', Buffer.from('client of 1'));
  await look();
  expect(existsSync(here('kept/mf-hello/1'))).toBe(true);
});
