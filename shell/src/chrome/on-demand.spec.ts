import { jest } from '@jest/globals';
import { onDemand, type TakeEvents } from './on-demand.ts';

const Part = () => null;
const say = (detail: string) => window.dispatchEvent(new CustomEvent('say', { detail }));

it('a part on demand is loaded with the first event, and given all that came until it takes them', async () => {
  const load = jest.fn(async (_take: TakeEvents) => Part);
  const part = onDemand({ events: ['say'], load });
  expect(load).not.toHaveBeenCalled();
  say('a');
  await part;
  say('b');
  const heard = load.mock.calls[0]?.[0]() ?? [];
  say('c');
  expect(heard.map(({ detail }) => detail)).toEqual(['a', 'b']);
});

it.each<[string, again: () => void, heard: string[]]>([
  ['with the next event', () => say('b'), ['a', 'b']],
  ['when the connection is back', () => window.dispatchEvent(new Event('online')), ['a']],
])('a part on demand is tried again %s when its code could not be loaded, and misses none', async (_, again, heard) => {
  const load = jest.fn(async (_take: TakeEvents) => Part);
  load.mockRejectedValueOnce(new Error('offline'));
  const part = onDemand({ events: ['say'], load });
  window.dispatchEvent(new Event('online'));
  expect(load).not.toHaveBeenCalled();
  say('a');
  again();
  await expect(part).resolves.toBe(Part);
  expect(load.mock.calls[1]?.[0]().map(({ detail }) => detail)).toEqual(heard);
});

it('a part on demand is loaded at once when storage says so, and listens to nothing that is no event of ours', async () => {
  const load = jest.fn(async (take: TakeEvents) => {
    window.dispatchEvent(new Event('say'));
    expect(take()).toEqual([]);
    return Part;
  });
  await expect(onDemand({ events: ['say'], isStored: () => true, load })).resolves.toBe(Part);
});
