import { expect, it } from '@jest/globals';
import { waitedForCore } from './waited-for-core.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('grows while others have the cores, and is not known of nobody', () => {
  expect(waitedForCore(process.pid)).toBeGreaterThan(0);
  expect(waitedForCore(process.pid)).toBeLessThan(Infinity);
  expect(waitedForCore(2 ** 30)).toBe(Infinity);
});
