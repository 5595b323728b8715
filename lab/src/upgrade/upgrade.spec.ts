import { end } from '../kit/site.ts';
import { checkOut, runOldTests } from './old-tests.ts';

const TESTS = { service: 'svc-blog', only: 'rss' };

let dir = '';
beforeAll(async () => {
  dir = await checkOut('HEAD');
});
afterAll(() => end());

it('a release works on a schema that it knows', async () => {
  expect(await runOldTests({ dir, ...TESTS })).toMatchObject({ verdict: 'works' });
});

it('a column that was taken away is told by the tests of the release before', async () => {
  const andThen = 'alter table blog_posts drop column excerpt cascade';
  const { verdict, output } = await runOldTests({ dir, ...TESTS, andThen });
  expect(verdict).toBe('breaks');
  expect(output).toMatch(/rss|RSS|feed|post/);
});
