import { expect, it } from '@jest/globals';
import { waitedForCore } from './waited-for-core.ts';

it('is known of a process that runs, where Linux tells, and of nobody else', () => {
  expect(waitedForCore(process.pid)).toBeGreaterThan(0);
  expect(Number.isFinite(waitedForCore(process.pid))).toBe(process.platform === 'linux');
  expect(waitedForCore(2 ** 30)).toBe(Infinity);
});
