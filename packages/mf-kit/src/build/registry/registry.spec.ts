import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { lastGoodCopyOf, type Registry } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';
import { ScratchRepository } from '../../../test/scratch-repository.ts';
import { registryFile } from './registry-place.ts';
import { publish, retire, rollback } from './registry.ts';

let repository: ScratchRepository;
beforeEach(() => (repository = new ScratchRepository()));
afterEach(() => repository.remove());

const place = () => registryFile(repository.registry, repository.releases);
const listed = () => {
  const registry: Registry = JSON.parse(readFileSync(repository.registry, 'utf8'));
  return registry.microFrontends['lawdex/mf-hello'] ?? [];
};
const versions = () => listed().map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`);

async function publishAll(...all: string[]) {
  for (const version of all) {
    repository.writeRelease(version);
    await publish(place(), 'mf-hello', version);
  }
}

describe('publish', () => {
  it('makes a release the live one, pinned by the hash of its description', async () => {
    await publishAll('1');
    const description = readFileSync(repository.path('releases/mf-hello/1/release.json'));
    expect(listed()).toEqual([
      {
        url: 'mf-hello/1',
        metadata: { version: '1', integrity: sha384(description) },
        deployment: { traffic: 100, default: true },
        extras: { contract: 1, routes: [], slots: {} },
      },
    ]);
  });

  it('keeps the last five before it without traffic, newest first, for open tabs, each once', async () => {
    await publishAll('1', '2', '3', '4', '5', '6', '6', '7');
    expect(versions()).toEqual(['7 100', '6 0', '5 0', '4 0', '3 0', '2 0']);
  });

  it('of a version that was not built changes nothing and names those that were', async () => {
    await publishAll('1');
    const before = readFileSync(repository.registry, 'utf8');
    await expect(publish(place(), 'mf-hello', '2')).rejects.toThrow(
      /no .*mf-hello\/2\/release\.json\. Built versions of mf-hello: 1\.$/,
    );
    expect(readFileSync(repository.registry, 'utf8')).toBe(before);
  });

  it('that fails half-way leaves the registry as it was, and nothing beside it', async () => {
    await publishAll('1');
    const before = readFileSync(repository.registry, 'utf8');
    repository.write('releases/mf-hello/2/release.json', '{ "contract": ');
    await expect(publish(place(), 'mf-hello', '2')).rejects.toThrow(
      'mf-hello/2/release.json is damaged. It must be an object in JSON.',
    );
    expect(readFileSync(repository.registry, 'utf8')).toBe(before);
    expect(readdirSync(repository.path('data'))).toEqual(['registry.json']);
  });
});

const damage = async () => {
  await publishAll('1', '2');
  writeFileSync(repository.registry, '{ "schema": ');
};
const commands: [string, () => Promise<unknown>][] = [
  ['publish', () => publish(place(), 'mf-hello', '1')],
  ['rollback', () => rollback(place(), 'mf-hello')],
  ['retire', () => retire(place(), 'mf-hello', '1')],
];

it.each(commands)('a registry that is damaged is left as it is by %s, which says what to do', async (_, command) => {
  await damage();
  await expect(command()).rejects.toThrow(/registry\.json is damaged\. It is not JSON: .*\nDelete it/);
  writeFileSync(lastGoodCopyOf(repository.registry), '{}');
  await expect(command()).rejects.toThrow(/To go back .*: cp \S+registry\.last-good\.json \S+registry\.json$/);
  expect(readFileSync(repository.registry, 'utf8')).toBe('{ "schema": ');
});

it.each(['mf_hello', '__proto__', 'mf-hello/../x'])('no command takes %s, which is no name', async (name) => {
  const refused = `"${name}" is no name: it must be "shell", or "mf-"`;
  await expect(publish(place(), name, '1')).rejects.toThrow(refused);
  await expect(rollback(place(), name)).rejects.toThrow(refused);
  await expect(retire(place(), name, '1')).rejects.toThrow(refused);
  expect(existsSync(repository.registry)).toBe(false);
});

it('nothing is taken off the list that is live, nor rolled back beyond its end', async () => {
  await publishAll('1');
  await expect(retire(place(), 'mf-hello', '1')).rejects.toThrow('mf-hello 1 is live. Publish another');
  await expect(rollback(place(), 'mf-hello')).rejects.toThrow('no earlier version');
  expect(versions()).toEqual(['1 100']);
});
