import { getPatiently } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';

test('a page of the blog whose code does not come leaves the page of the server, also where it is opened from another page', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Loading chunk expose-list failed|preloaded using link preload but not used/);
  await page.route(/\/expose-list[^/]*\.js$/, (route) => route.abort());
  expect(await (await getPatiently(page.request, '/blog')).text()).toContain('<article');
  await visit(page, '/blog');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await open(page, '/category/personal-injury');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
