import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runOldTests } from './old-tests.ts';
import { checkOut } from './previous-release.ts';

const TESTS = { service: 'svc-blog', only: 'rss' };

let before: Awaited<ReturnType<typeof checkOut>>;
beforeAll(async () => {
  before = await checkOut('HEAD');
});
afterAll(() => before.remove());

it('a release works on a schema that it knows', async () => {
  const outcome = await runOldTests({ dir: before.dir, ...TESTS });
  expect(outcome).toEqual({ passed: expect.any(Number), failed: [], failedBefore: [] });
  expect(outcome.passed).toBeGreaterThan(0);
});

it('a column that was taken away is told by the tests of the release before', async () => {
  const andThen = 'alter table blog_posts drop column excerpt cascade';
  const { failed, failedBefore } = await runOldTests({ dir: before.dir, ...TESTS, andThen });
  expect(failed).toContainEqual(expect.stringMatching(/rss|RSS|feed|post/));
  expect(failedBefore).toEqual([]);
});
