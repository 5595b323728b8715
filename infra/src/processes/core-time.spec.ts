import { coreTime } from './core-time.ts';

it('is known of a process that runs, where Linux tells, and of nobody else', () => {
  for (const time of Object.values(coreTime(process.pid))) {
    expect(time).toBeGreaterThan(0);
    expect(Number.isFinite(time)).toBe(process.platform === 'linux');
  }
  expect(coreTime(2 ** 30)).toEqual({ used: Infinity, waited: Infinity });
});
