import { end } from '../kit/site.ts';
import { checkOut, runOldTests } from './old-tests.ts';

const dir = await checkOut('HEAD');
afterAll(() => end());

it('a release works on a schema that it knows', async () => {
  expect(await runOldTests(dir, 'svc-blog', 'rss')).toMatchObject({ verdict: 'works' });
});

it('a column that was taken away is told by the tests of the release before', async () => {
  // Done to the new schema as well.
  const andThen = 'alter table blog_posts drop column excerpt cascade';
  const { verdict, output } = await runOldTests(dir, 'svc-blog', 'rss', andThen);
  expect(verdict).toBe('breaks');
  expect(output).toMatch(/rss|RSS|feed|post/);
});
