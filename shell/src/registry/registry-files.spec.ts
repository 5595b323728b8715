import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { readRegistryText, type Registry, type RegistryEntry } from '@lawdex/contracts';
import { ownFolder } from '../../test/own-folder.ts';
import { RegistryFiles } from './registry-files.ts';

const hash = (version: string) => `sha384-${version.repeat(64)}`;

const entry = (version: string, traffic: number): RegistryEntry => ({
  url: `mf-blog/${version}`,
  metadata: { version, integrity: hash(version) },
  deployment: { traffic, default: traffic > 0 },
  extras: { contract: 1, routes: [], slots: {} },
});
const registry = (...entries: RegistryEntry[]): Registry => ({
  schema: 'v1-pre',
  microFrontends: { 'lawdex/mf-blog': entries },
});
const live = (version: string) => new Map([['mf-blog', hash(version)]]);

const inFolder = ownFolder();
let file: string;
const copy = () => inFolder('registry.last-good.json');
const copied = () => {
  const outcome = readRegistryText(readFileSync(copy(), 'utf8'));
  return outcome.kind === 'registry' ? outcome.registry : null;
};

beforeEach(() => void (file = inFolder('registry.json')));

describe('the copy of the last good registry', () => {
  it('names as live what went live, so that it can be put in the place of the registry', async () => {
    await new RegistryFiles(file).keep(registry(entry('2', 100), entry('1', 0)), live('1'));
    expect(copied()).toEqual(registry(entry('1', 100), entry('2', 0)));
    expect(readdirSync(inFolder())).toEqual(['registry.last-good.json']);
  });

  it('keeps the good release that is no longer listed, and of one that is gone what was good before', async () => {
    const files = new RegistryFiles(file);
    await files.keep(registry(entry('1', 100)), live('1'));
    await files.keep(registry(entry('2', 100)), live('1'));
    expect(copied()).toEqual(registry(entry('1', 100), entry('2', 0)));
    await files.keep(registry(entry('3', 100)), new Map());
    expect(copied()).toEqual(registry(entry('1', 100), entry('3', 0)));
  });

  it('forgets a microfrontend that the registry no longer has', async () => {
    const files = new RegistryFiles(file);
    await files.keep(registry(entry('1', 100)), live('1'));
    await files.keep({ schema: 'v1-pre', microFrontends: {} }, new Map());
    expect(copied()?.microFrontends).toEqual({});
  });
});

describe('a registry that cannot be followed', () => {
  it.each([
    ['is gone', null, 'It cannot be read: '],
    ['is half-written', '{"schema":', 'It is not JSON'],
  ])('because it %s gives way to the copy, with words', async (_, text, problem) => {
    await new RegistryFiles(file).keep(registry(entry('1', 100)), live('1'));
    if (text !== null) writeFileSync(file, text);
    const read = await new RegistryFiles(file).read();
    expect([read.registry, read.lastGood]).toEqual([registry(entry('1', 100)), registry(entry('1', 100))]);
    expect(read.problem).toContain(problem);
    expect(read.problem).toContain(`cp ${copy()} ${file}`);
  });

  it('is an error with words when the copy is damaged too', async () => {
    writeFileSync(file, '');
    writeFileSync(copy(), '{"schema":');
    await expect(new RegistryFiles(file).read()).rejects.toThrow('is damaged. It is empty.');
  });
});
