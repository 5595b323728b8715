import type { Page } from '@playwright/test';
import { fitsItsWidth } from '../../guard.ts';
import { expect, open, test } from '../../test.ts';

const NEUTRAL = 'https://www.weather.gov/';
const SAID = [
  ['my husband hits me', 'Are you safe right now?', 'Leave this page'],
  ['mi esposo me pega', '¿Está a salvo ahora?', 'Salir de esta página'],
] as const;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

for (const [said, title, leave] of SAID) {
  for (const way of ['a tap', 'Esc']) {
    test(`"${said}" says first whom to call, is left by ${way} and kept nowhere`, async ({ page, guard }) => {
      guard.allow(/request to another host: https:\/\/www\.weather\.gov\//);
      await page.route(`${NEUTRAL}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Sunny' }));
      await open(page, '/');
      const box = page.getByRole('combobox', { name: 'What do you need help with?' });
      await page.getByLabel('What do you need help with?').tap();
      await box.fill(said);
      await box.press('Enter');
      const danger = page.getByRole('region', { name: title });
      await expect(danger.getByRole('link', { name: /1-800-799-7233/ })).toHaveAttribute('href', 'tel:18007997233');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(await fitsItsWidth(page)).toBe(true);
      expect(`${await page.title()} ${await page.getByRole('heading', { level: 1 }).textContent()}`).not.toContain(
        said,
      );
      expect(await kept(page)).not.toContain(said);
      if (way === 'Esc') for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
      else await danger.getByRole('link', { name: leave }).tap();
      await expect(page).toHaveURL(NEUTRAL);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await page.getByLabel('What do you need help with?').tap();
      await expect(page.getByRole('option')).toHaveCount(0);
    });
  }
}

test('its words stand in no title and no description of what the server sends', async ({ request }) => {
  for (const [said, title] of SAID) {
    const html = await (await request.get(`/search?query=${encodeURIComponent(said)}`)).text();
    expect(html).toContain(title);
    expect(html.split('</head>')[0]).not.toContain(said);
  }
});
