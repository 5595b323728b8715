import { jest } from '@jest/globals';
import { SharedState, type SharedServer } from './shared-state.ts';

const server = {
  status: 'ready',
  set: jest.fn<SharedServer['set']>(),
  get: jest.fn<SharedServer['get']>(),
  publish: jest.fn<SharedServer['publish']>(),
};
const warn = jest.fn();
const shared = new SharedState(server, 'secret', { warn });

it('the key of a day is the first that a shell has brought, ends with the day, and is told to nobody without the secret', async () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  server.get.mockImplementation(async () => server.set.mock.calls[0]?.[1] ?? null);
  expect(await shared.dayKey(20_000, first, 60_000.5)).toEqual(first);
  expect(await shared.dayKey(20_000, second, 60_000)).toEqual(first);
  expect(server.set).toHaveBeenCalledWith('lawdex:day:20000', expect.any(String), 'PX', 60_001, 'NX');
  expect(Buffer.from(String(await server.get('')), 'base64').includes(first)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  expect(await new SharedState(server, 'another', { warn }).dayKey(20_000, second, 60_000)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

it('a server that is gone fails no write', async () => {
  server.publish.mockRejectedValue(new Error('gone'));
  shared.tellForgotten(['business-a']);
  await Promise.resolve();
  expect(server.publish).toHaveBeenCalledWith('lawdex:forgotten', '["business-a"]');
});
