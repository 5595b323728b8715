import { ReleaseStore } from '@lawdex/release-store';
import { StandInStore, writeRelease } from '@lawdex/release-store/testing';
import { ScratchRepository } from '../../../test/scratch-repository.ts';
import { registryPlace } from './registry-place.ts';
import { publish, retire, rollback } from './registry.ts';

let server: StandInStore;
let repository: ScratchRepository;
beforeEach(async () => {
  server = await StandInStore.start();
  repository = new ScratchRepository();
});
afterEach(async () => {
  repository.remove();
  await server.stop();
});

const place = () => registryPlace(server.registryUrl, repository.releases, repository.root, {});
async function listed(name: string): Promise<string[]> {
  const read = await new ReleaseStore(server.registryUrl, null).readRegistry();
  if (read.kind !== 'read') return [];
  const { microFrontends } = JSON.parse(read.text);
  return (microFrontends[`lawdex/${name}`] ?? []).map(
    ({ metadata, deployment }: { metadata: { version: string }; deployment: { traffic: number } }) =>
      `${metadata.version} ${deployment.traffic}`,
  );
}

it('a release is published into a store, rolled back from there by who has not built it, and retired', async () => {
  for (const version of ['1', '2']) {
    writeRelease(repository.releases, 'mf-hello', version);
    await publish(place(), 'mf-hello', version);
  }
  expect([...server.objects.keys()]).toContain('/bucket/mf-hello/1/client/main.js');
  const elsewhere = registryPlace(server.registryUrl, '/nowhere', '/', {});
  expect(await rollback(elsewhere, 'mf-hello')).toBe('1');
  expect(await listed('mf-hello')).toEqual(['1 100', '2 0']);
  await retire(elsewhere, 'mf-hello', '2');
  expect(await listed('mf-hello')).toEqual(['1 100']);
  await expect(publish(elsewhere, 'mf-hello', '3')).rejects.toThrow('There is no mf-hello/3/release.json, neither in');
});

it('teams that publish at one moment lose nothing of each other', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
  for (const name of names) writeRelease(repository.releases, name, '1');
  await Promise.all(names.map((name) => publish(place(), name, '1')));
  for (const name of names) expect(await listed(name)).toEqual(['1 100']);
  expect(server.asked.filter((line) => line.endsWith('registry.json 412')).length).toBeGreaterThan(0);
});

it('a registry that is damaged stays as it is', async () => {
  writeRelease(repository.releases, 'mf-hello', '1');
  server.objects.set('/bucket/registry.json', Buffer.from('{'));
  await expect(publish(place(), 'mf-hello', '1')).rejects.toThrow('registry.json is damaged');
  expect(String(server.objects.get('/bucket/registry.json'))).toBe('{');
});
