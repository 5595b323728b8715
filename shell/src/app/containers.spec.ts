import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Remote } from '../protocol/page-state.ts';
import { entryByScript, loadRemote, registerContainers } from './containers.ts';
import type { Container } from './containers.ts';
import { SHARED } from './shared-modules.ts';

const remote: Remote = {
  name: 'mf-garden',
  version: '1.0.0-abc',
  entry: '/_mf/mf-garden/1.0.0-abc/remoteEntry.js',
  routes: [],
  slots: {},
  wakes: {},
};
const container = () => ({
  init: jest.fn<Container['init']>(),
  get: jest.fn<Container['get']>(async (module) => () => ({ module })),
});

describe('a module of a microfrontend', () => {
  it('is asked of its container, which is opened once and given what is shared', async () => {
    const garden = container();
    registerContainers([remote], async () => garden);
    expect(await Promise.all([loadRemote('mf_garden/roses'), loadRemote('mf_garden/beds/early')])).toEqual([
      { module: './roses' },
      { module: './beds/early' },
    ]);
    expect(garden.init.mock.calls).toEqual([[SHARED]]);
  });

  it('whose entry did not come is asked for again', async () => {
    const load = jest
      .fn<() => Promise<Container>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(container());
    registerContainers([remote], load);
    await expect(loadRemote('mf_garden/roses')).rejects.toThrow('gone');
    expect(await loadRemote('mf_garden/roses')).toEqual({ module: './roses' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('whose container cannot use what is shared fails with its words', async () => {
    const garden = container();
    garden.init.mockImplementation(() => Promise.reject(new Error('Unsatisfied version')));
    registerContainers([remote], async () => garden);
    await expect(loadRemote('mf_garden/roses')).rejects.toThrow('Unsatisfied version');
  });

  it('of a microfrontend that is not there is refused by name', async () => {
    registerContainers([], async () => container());
    await expect(loadRemote('mf_garden/roses')).rejects.toThrow('There is no microfrontend mf_garden.');
  });
});

describe('an entry in a browser', () => {
  const scripts = () => [...document.head.querySelectorAll('script')];
  const named = globalThis as Record<string, unknown>;
  afterEach(() => {
    for (const script of scripts()) script.remove();
    delete named['mf_garden_1_0_0_abc'];
  });

  it('is a script that sets a global variable', async () => {
    const entry = entryByScript(remote);
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([remote.entry]);
    const garden = (named['mf_garden_1_0_0_abc'] = container());
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(await entry).toBe(garden);
  });

  it.each([
    ['load', 'is no entry of mf-garden'],
    ['error', 'could not be loaded'],
  ])('that does not (%s) fails with words', async (event, words) => {
    const entry = entryByScript(remote);
    scripts()[0]?.dispatchEvent(new Event(event));
    await expect(entry).rejects.toThrow(words);
  });
});
