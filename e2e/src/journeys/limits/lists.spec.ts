import type { Locator, Page } from '@playwright/test';
import { longPost } from '../../posts.ts';
import { expect, test, visit } from '../../test.ts';

test.use({ javaScriptEnabled: false });

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
const numbers = (page: Page): Locator => page.getByRole('link', { name: /^Page \d+$/ });

test('search page size 20, at most 5 page buttons centred on the current page', async ({ page }) => {
  await visit(page, '/search?sortBy=name&page=5');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  await expect(numbers(page)).toHaveText(['3', '4', '5', '6', '7']);
});

test('no page buttons unless the total exceeds 20', async ({ page }) => {
  await visit(page, '/search?query=divorce&location=Houston%2C+TX&rating=4');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(numbers(page)).toHaveCount(0);
});

test('home: featured 6, popular searches limit 5', async ({ page }) => {
  await visit(page, '/');
  await expect(region(page, 'Featured Law Firms').getByRole('article')).toHaveCount(6);
  await expect(region(page, 'Popular Searches').getByRole('link')).toHaveCount(5);
});

test('blog page size 12, popular posts 5, tags 20', async ({ page }) => {
  await visit(page, '/blog');
  await expect(region(page, 'Posts').getByRole('article')).toHaveCount(12);
  await expect(region(page, 'Popular Posts').getByRole('listitem')).toHaveCount(5);
  await expect(region(page, 'Popular Tags').getByRole('link')).toHaveCount(20);
});

test('related posts 4, a table of contents when there are more than 3 headings', async ({ page }) => {
  await visit(page, `/blog/${(await longPost(page.request)).slug}`);
  await expect(page.getByRole('navigation', { name: 'Table of Contents' })).toBeVisible();
  await expect(region(page, 'Related Posts').getByRole('article')).toHaveCount(4);
});
