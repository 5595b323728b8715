import { getPatiently } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';

test('a page of the blog whose code does not run leaves the page of the server, also where it is opened from another page', async ({
  page,
  guard,
}) => {
  guard.allow(/does not run here|Loading chunk expose-list failed|preloaded using link preload but not used/);
  const code = 'throw new Error("does not run here");';
  await page.route(/\/expose-list[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  expect(await (await getPatiently(page.request, '/blog')).text()).toContain('<article');
  await visit(page, '/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await open(page, '/category/personal-injury');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
