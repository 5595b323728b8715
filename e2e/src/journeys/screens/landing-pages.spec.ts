import type { LandingLink, PracticeHub } from '@lawdex/contracts';
import type { APIRequestContext } from '@playwright/test';
import { getJson } from '../../patiently.ts';
import { heading, main, region } from '../../locators.ts';
import { bothWays, expect, open, test } from '../../test.ts';

/** Finds the practice area and the city with most businesses. */
async function largest(request: APIRequestContext): Promise<LandingLink> {
  const { cities } = await getJson<PracticeHub>(request, '/api/seo/practice/personal-injury');
  const [first] = cities;
  if (!first) throw new Error('No city of the demo data has a page for personal injury.');
  return first;
}

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
    await main(page)
      .getByRole('region', { name: /by city/i })
      .getByRole('link')
      .first()
      .click();
    await expect(page).not.toHaveURL(new RegExp(`${state.to}$`));
    await expect(heading(page)).toContainText(/Lawyers|Law Firms/);
    await main(page)
      .getByRole('region', { name: /practice areas/i })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/-lawyers-in-/);
    await expect(region(page, 'Featured Law Firms').getByRole('article').first()).toBeVisible();
  });

  test('intent page: modifier badge, free consultation box, Featured Law Firms sorted Top Rated First', async ({
    page,
  }) => {
    const { to } = await largest(page.request);
    await go(page, `/best-${to.slice(1)}`);
    await expect(main(page).getByRole('list', { name: 'What this page lists' })).toContainText('Best');
    const firms = region(page, 'Featured Law Firms');
    await expect(firms).toContainText('Top Rated First');
    await expect(firms.getByRole('article').first()).toBeVisible();
    const box = main(page).getByRole('complementary', { name: 'Free Consultation' });
    await expect(box.getByRole('link', { name: 'Add Your Law Firm' })).toHaveAttribute('href', '/business/add');
    await box.getByRole('link', { name: 'Browse All Lawyers' }).click();
    await expect(page).toHaveURL(/\/search\?categoryId=/);
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });

  test('city-category page: Featured Law Firms and FAQs', async ({ page }) => {
    const { to } = await largest(page.request);
    await go(page, to);
    await expect(region(page, 'Featured Law Firms').getByRole('article').first()).toBeVisible();
    const faq = region(page, 'Frequently Asked Questions').locator('details details').first();
    await faq.locator('summary').click();
    await expect(faq.locator('p')).toBeVisible();
  });

  test('business landing', async ({ page }) => {
    await go(page, '/open-now-personal-injury-near-me');
    await expect(region(page, 'Where this page looks')).toContainText('the whole country');
    await region(page, 'Choose your city').getByRole('link').first().click();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/-in-/);
  });
});

test.describe('near me', () => {
  test('looks around the position of who allows it, and forgets it again', async ({ page, context }) => {
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
});
