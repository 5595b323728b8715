import type { LandingLink } from '@lawdex/contracts';
import { getJson } from '../../patiently.ts';
import { firstOf, heading, region } from '../../locators.ts';
import { bothWays, expect, open, test } from '../../test.ts';

bothWays('landing pages', (go) => {
  test('are reached from home over their state and city', async ({ page }) => {
    const states = await getJson<LandingLink[]>(page.request, '/api/seo/states');
    const state = states.toSorted((a, b) => b.count - a.count)[0];
    if (!state) throw new Error('The demo data has no states.');
    const link = region(page, 'Find Lawyers by State').getByRole('link', { name: new RegExp(`^${state.text}\\b`) });
    // A newly filled site knows all states within half a minute.
    await expect(async () => {
      await go(page, '/');
      await expect(link).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await link.click();
    await expect(heading(page)).toContainText('Lawyers');
    expect(new URL(page.url()).pathname).toBe(state.to);
    await firstOf(region(page, /by city/i), 'link', /./).click();
    await expect(page).not.toHaveURL(new RegExp(`${state.to}$`));
    await expect(heading(page)).toContainText(/Lawyers|Law Firms/);
    await firstOf(region(page, /practice areas/i), 'link', /./).click();
    await expect(page).toHaveURL(/-lawyers-in-/);
    await expect(region(page, 'Featured Law Firms').getByRole('article').first()).toBeVisible();
  });
});

test('near me looks around the position of who allows it, and forgets it again', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 29.7604, longitude: -95.3698 });
  await open(page, '/best-personal-injury-lawyers-near-me');
  const where = region(page, 'Where this page looks');
  await where.getByRole('button', { name: 'Use my location' }).click();
  await expect(where).toContainText(/within \d+ miles of you/);
  await expect(page).toHaveURL(/\?near=29\.76,-95\.37$/);
  await expect(region(page, 'Featured Law Firms').getByRole('article').first()).toContainText('from you');
  await where.getByRole('link', { name: 'Show the whole country' }).click();
  await expect(where).toContainText('the whole country');
});
