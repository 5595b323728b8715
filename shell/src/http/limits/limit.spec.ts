import { jest } from '@jest/globals';
import { FakeRedis } from '../../../test/fake-redis.ts';
import { SharedState } from '../shared-state.ts';
import { Limit } from './limit.ts';

const LIMIT = { most: 1, windowMs: 10_000, keys: 1000 };
const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);

it('a limit begins anew when its window is over, or the clock was set back', () => {
  const limit = new Limit(LIMIT);
  at(100_000);
  expect([limit.count('a'), limit.count('a')]).toEqual([null, 10_000]);
  at(109_999);
  expect(limit.count('a')).toBe(1);
  at(110_000);
  expect(limit.count('a')).toBeNull();
  at(50_000);
  expect(limit.count('a')).toBeNull();
});

it('a limit keeps those whom it counted last, and no more of them than it may', () => {
  const limit = new Limit(LIMIT);
  let others = 0;
  const flood = (count: number) => {
    for (let n = 0; n < count; n++) void limit.count(`another ${others++}`);
  };
  void limit.count('a');
  flood(499);
  expect(limit.count('a')).not.toBeNull();
  flood(1000);
  expect(limit.count('a')).toBeNull();
});

it('shells that count together write no address, and the same key for the same visitor and secret', async () => {
  const redis = new FakeRedis();
  const limitOf = (secret: string) => new Limit(LIMIT, new SharedState(redis, secret, { warn: () => undefined }));
  expect(await limitOf('secret').count('requests 192.0.2.1')).toBeNull();
  expect(await limitOf('secret').count('requests 192.0.2.1')).toBe(10_000);
  expect(await limitOf('another').count('requests 192.0.2.1')).toBeNull();
  expect([...redis.counts.values()]).toEqual([2, 1]);
  for (const key of redis.counts.keys()) expect(key).toMatch(/^lawdex:limits:[\w-]{22}$/);
});

it.each<[string, (redis: FakeRedis) => unknown]>([
  ['is not reached', (redis) => (redis.status = 'reconnecting')],
  ['fails', (redis) => (redis.rlflxIncr = () => Promise.reject(new Error('gone')))],
  ['hangs', (redis) => (redis.rlflxIncr = () => new Promise(() => undefined))],
])('a shell goes on with what it has counted itself while the server %s', async (_, breakDown) => {
  const redis = new FakeRedis();
  const limit = new Limit({ ...LIMIT, most: 2 }, redis.shared);
  await limit.count('a');
  breakDown(redis);
  expect([await limit.count('a'), await limit.count('a')]).toEqual([null, expect.any(Number)]);
});
