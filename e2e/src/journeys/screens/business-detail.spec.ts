import type { Page } from '@playwright/test';
import { businessPath, type BusinessPage, type SearchResponse } from '@lawdex/contracts';
import { businessAt } from '../../businesses.ts';
import { region } from '../../locators.ts';
import { getPatiently } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';

const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

const firm = async (page: Page) => {
  const found = await getPatiently(
    page.request,
    '/api/businesses/search?query=personal+injury&location=Houston&rating=3',
  );
  const { businesses } = (await found.json()) as SearchResponse;
  return businessAt(page.request, '', businesses[0]?.slug ?? '');
};

test('Quick Actions open the review form, and say what is still to come', async ({ page }) => {
  await open(page, businessPath((await firm(page)).slug));
  const actions = region(page, 'Quick Actions');
  for (const [button, text] of [
    ['Add Photos', 'Photo upload feature will be available soon!'],
    ['Suggest an Edit', 'Edit suggestions feature will be available soon!'],
  ] as const) {
    await actions.getByRole('button', { name: button }).click();
    await expect(toast(page, text)).toContainText('Coming Soon');
  }
  await actions.getByRole('button', { name: 'Write a Review' }).click();
  await expect(page.getByRole('form', { name: 'Write a Review' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Write a Review' })).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('Frequently Asked Questions answer from what the listing says', async ({ page }) => {
      const { slug, name, address, phone } = await firm(page);
      await visit(page, businessPath(slug));
      const questions = region(page, 'Frequently Asked Questions');
      const answerTo = async (question: string) => {
        const one = questions.getByRole('group').filter({ hasText: question });
        await one.locator('summary').click();
        return one.locator('p');
      };
      await expect(await answerTo(`Where is ${name} located?`)).toContainText(address);
      if (phone) await expect(await answerTo(`What is the phone number of ${name}?`)).toContainText(phone);
      await expect(await answerTo(`How is ${name} rated?`)).toContainText(/\d\.\d (out )?of 5/);
    });
  });
}

test('similar firms are there without JavaScript, and lead to their pages', async ({ page, browser, baseURL }) => {
  const found = await getPatiently(page.request, '/api/businesses/search?location=New+York&limit=50');
  const hasSimilar = async ({ slug }: { slug: string }) =>
    ((await (await getPatiently(page.request, `/api/businesses/slug/${slug}/page`)).json()) as BusinessPage).similar
      .length > 0;
  let one;
  for (const business of ((await found.json()) as SearchResponse).businesses) {
    if (!one && (await hasSimilar(business))) one = business;
  }
  if (!one) throw new Error('No firm of the demo data in New York has another like it.');
  const { slug, name } = one;
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(businessPath(slug));
  const similar = region(plain, 'Similar Law Firms').getByRole('link');
  expect(await similar.count()).toBeGreaterThan(0);
  const texts = await similar.allTextContents();
  expect(texts).not.toContain(name);
  await similar.first().click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(texts[0] ?? '');
  await context.close();
});

test('on a phone a notification does not cover the button that it answers', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, businessPath((await firm(page)).slug));
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });
  await save.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await save.click();
  await expect(toast(page, 'has been saved to your favorites.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Saved' }).click({ trial: true });
  const [button, notification] = await Promise.all([
    page.getByRole('main').getByRole('button', { name: 'Saved' }).boundingBox(),
    toast(page, 'has been saved to your favorites.').boundingBox(),
  ]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notification?.y ?? 0);
});
