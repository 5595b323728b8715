import { jest } from '@jest/globals';
import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import type { Remote } from '../protocol/page-state.ts';
import { loadRemote, registerContainers } from './containers.ts';
import { sharedModules } from './shared-modules.ts';

const shared = sharedModules({});
let number = 0;

/** A new release for each test, because module federation keeps what it has loaded. */
const garden = (more: Partial<Remote> = {}): Remote => {
  const version = `1.0.${number++}`;
  const entry = `/_mf/mf-garden/${version}/remoteEntry.js`;
  return { name: 'mf-garden', version, entry, routes: [], slots: {}, wakes: {}, ...more };
};
const container = () => ({
  init: jest.fn<(scope: Record<string, Record<string, { lib(): unknown }>>) => Promise<void>>(async () => undefined),
  get: jest.fn(async (module: string) => () => ({ module })),
});

function registered(load: () => Promise<unknown>): void {
  registerContainers([garden()], {
    shared,
    plugins: [{ name: 'entries', loadEntry: () => load() as Promise<RemoteEntryExports> }],
  });
}

describe('a module of a microfrontend', () => {
  it('is asked of its container, which is opened once and given what is shared', async () => {
    const entry = container();
    registered(async () => entry);
    expect(await Promise.all([loadRemote('mf_garden/roses'), loadRemote('mf_garden/beds/early')])).toEqual([
      { module: './roses' },
      { module: './beds/early' },
    ]);
    expect(entry.init).toHaveBeenCalledTimes(1);
    const [scope = {}] = entry.init.mock.calls[0] ?? [];
    expect(Object.keys(scope).sort()).toEqual(Object.keys(shared).sort());
    for (const [name, { version, lib }] of Object.entries(shared)) expect(scope[name]?.[version]?.lib()).toBe(lib());
  });

  it('whose entry did not come is asked for again', async () => {
    const load = jest.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('gone'));
    load.mockResolvedValue(container());
    registered(load);
    await expect(loadRemote('mf_garden/roses')).rejects.toThrow('gone');
    expect(await loadRemote('mf_garden/roses')).toEqual({ module: './roses' });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('an entry in a browser', () => {
  const scripts = () => [...document.head.querySelectorAll('script')];
  const named = globalThis as Record<string, unknown>;
  const scriptOf = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return scripts()[0];
  };
  afterEach(() => {
    for (const script of scripts()) script.remove();
  });

  it.each([
    ['named after the release', {}, (version: string) => `mf_garden_${version.replaceAll('.', '_')}`],
    ['that its manifest names', { global: 'mf_garden' }, () => 'mf_garden'],
  ])('is a script of this site that sets the variable %s', async (_, more, variable) => {
    const remote = garden(more);
    const { entry, version } = remote;
    registerContainers([remote], { shared });
    const module = loadRemote('mf_garden/roses');
    const script = await scriptOf();
    expect(script?.src).toBe(`${window.location.origin}${entry}`);
    named[variable(version)] = container();
    script?.dispatchEvent(new Event('load'));
    expect(await module).toEqual({ module: './roses' });
  });
});

it('entries that bring no core of the runtime find that of the shell', () => {
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
});
