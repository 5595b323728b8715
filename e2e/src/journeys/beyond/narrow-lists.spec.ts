import type { Locator, Page } from '@playwright/test';
import type { Category, SearchResponse } from '@lawdex/contracts';
import { searched } from '../../businesses.ts';
import { getJson } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';

const bar = (page: Page): Locator => page.getByRole('form', { name: 'Sort and filter' });
/** Only businesses, because cards of blog posts are added further down later. */
const firms = (page: Page): Locator => page.locator('main article :is(h2, h3) a[href^="/business/"]');
const line = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Showing / });

/** The businesses that a search finds for the same words, best first. */
const found = ({ request }: Page, words: string): Promise<SearchResponse> => searched(request, `${words}&limit=12`);
const namesOf = ({ businesses }: SearchResponse): string[] => businesses.map(({ name }) => name);

const LISTS = [
  { name: 'a practice area', path: '/category/personal-injury' },
  { name: 'a city', path: '/city/houston?state=TX' },
];

/** The words by which the search page describes the list. */
async function wordsOf(page: Page, path: string): Promise<string> {
  if (path.startsWith('/city/')) return 'location=Houston%2C+TX';
  const { id } = await getJson<Category>(page.request, '/api/categories/slug/personal-injury');
  return `categoryId=${id}`;
}

for (const { name, path } of LISTS) {
  const [pathname = '', own = ''] = path.split('?');
  const at = (narrowing: string) => (url: URL) =>
    url.pathname === pathname && url.search.slice(1) === [own, narrowing].filter(Boolean).join('&');

  test.describe(`the list of ${name}`, () => {
    test('is sorted and filtered at once, keeps the way back, and is whole again when the filters are cleared', async ({
      page,
    }) => {
      const words = await wordsOf(page, path);
      await open(page, '/terms');
      await open(page, path);
      const whole = await firms(page).allTextContents();
      await expect(bar(page).getByRole('button', { name: 'Apply' })).toBeHidden();

      await bar(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
      await page.waitForURL(at('sortBy=name'));
      await expect(firms(page)).toHaveText(namesOf(await found(page, `${words}&sortBy=name`)));

      await bar(page).getByRole('combobox', { name: 'Rating' }).selectOption('4+ stars');
      await page.waitForURL(at('sortBy=name&rating=4'));
      const rated = await found(page, `${words}&sortBy=name&rating=4`);
      await expect(firms(page)).toHaveText(namesOf(rated));
      await expect(line(page)).toHaveText(new RegExp(`^Showing ${rated.total} of [\\d,]+ firms$`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

      await page.goBack();
      await expect(page, 'filters leave no steps behind').toHaveURL('/terms');
      await page.goForward();
      await expect(firms(page)).toHaveText(namesOf(rated));

      await bar(page).getByRole('link', { name: 'Clear Filters' }).click();
      await page.waitForURL(at(''));
      await expect(firms(page)).toHaveText(whole);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is sorted and filtered on Apply', async ({ page }) => {
        const words = await wordsOf(page, path);
        await visit(page, path);
        await bar(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Highest Rated');
        await bar(page).getByRole('checkbox', { name: 'Free Consultation' }).check();
        await bar(page).getByRole('button', { name: 'Apply' }).click();
        const free = await found(page, `${words}&sortBy=rating&freeConsultation=true`);
        await expect(firms(page)).toHaveText(namesOf(free));
        await expect(bar(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
        await bar(page).getByRole('link', { name: 'Clear Filters' }).click();
        await expect(page).toHaveURL(path);
      });
    });
  });
}
