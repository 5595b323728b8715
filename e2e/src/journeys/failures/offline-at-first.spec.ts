import { expect, open, test } from '../../test.ts';

for (const width of [375, 1280]) {
  test.describe(`offline before the first gesture, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ guard }) => guard.allow(/ERR_INTERNET_DISCONNECTED|RUNTIME-008|Loading (CSS )?chunk/));

    test('a link says that there is no connection, and leads on when it is back', async ({ page, context }) => {
      await open(page, '/terms');
      await context.setOffline(true);
      // Clicks without pointing at the link first.
      await page.getByRole('contentinfo').getByRole('link', { name: 'All cities' }).dispatchEvent('click');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('You seem to be offline');
      await expect(page.getByText('Please check your connection, then try again.')).toBeVisible();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText('That did not work yet.')).toBeVisible();
      await context.setOffline(false);
      await expect(heading).toHaveText('All Cities');
    });

    test('so does a search that was typed', async ({ page, context }) => {
      await open(page, '/');
      await context.setOffline(true);
      const box = page.getByRole('main').getByLabel('What do you need help with?');
      await box.fill('divorce');
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline');
    });
  });
}
