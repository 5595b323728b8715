import type { Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { cards, compare, compareButton, toast, toggle, widget } from '../../comparing.ts';
import { fitsItsWidth } from '../../guard.ts';
import { askConsent, expectAbove } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test(`adding the first entry expands the list, which neither covers the button nor takes its focus, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/category/bankruptcy');
    const card = cards(page).nth(width > 1000 ? 2 : 1);
    await card
      .getByRole('button', compareButton)
      .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await card.getByRole('button', compareButton).press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    const said = width > 1000 ? toast(page) : widget(page);
    await expect(said).toContainText('has been added to your comparison list.');
    const pressed = card.getByRole('button', { name: width > 1000 ? 'In Compare' : 'Added' });
    await expect(pressed).toBeFocused();
    await expectAbove(pressed, said);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** Lists elements that lie partly under another one of them. */
  const overlaps = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('#dock > *, #dock li, footer a, [data-bottom-bar]')].filter(
        (part) => part.getBoundingClientRect().height > 0 && !part.contains(document.activeElement),
      );
      const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
      return boxes.flatMap(({ part: a, box: one }) =>
        boxes
          .filter(({ part: b, box: two }) => {
            if (a === b || a.contains(b) || b.contains(a)) return false;
            return one.left < two.right && two.left < one.right && one.top < two.bottom - 1 && two.top < one.bottom - 1;
          })
          .map(({ part: b }) => `${a.outerHTML.slice(0, 60)} over ${b.outerHTML.slice(0, 60)}`),
      );
    });

  test('it covers neither the consent banner nor the end of the page', async ({ page }) => {
    await open(page, '/search');
    await askConsent(page);
    await compare(page);
    await compare(page);
    await expect(widget(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
    expect(await overlaps(page)).toEqual([]);
    expect(await fitsItsWidth(page)).toBe(true);
    await page.getByRole('button', { name: 'Decline' }).click();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('its cards say Added, and it stands above the bar to call', async ({ page }) => {
    await open(page, '/search');
    await compare(page);
    await expect(cards(page).first().getByRole('button')).toContainText('Added');
    await toggle(page).click();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(toggle(page)).toBeVisible();
    expect(await overlaps(page)).toEqual([]);
  });

  test('what the keyboard reaches is never under it', async ({ page }) => {
    await open(page, '/search');
    await compare(page);
    await toggle(page).click();
    await page.getByRole('main').focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const box = document.querySelector('[aria-label="Comparison list"]')?.getBoundingClientRect();
        const own = focused?.getBoundingClientRect();
        if (!box || !own || focused?.closest('#dock')) return null;
        const hidden = own.bottom > box.top && own.top < box.bottom && own.right > box.left && own.left < box.right;
        return hidden ? focused?.outerHTML.slice(0, 100) : null;
      });
      expect(covered).toBeNull();
    }
  });
});

for (const [width, height] of [
  [375, 667],
  [320, 640],
] as const)
  test(`on a phone of ${width} pixels four firms are a sheet of half the screen at most, one line each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/search');
    for (let firm = 0; firm < 4; firm += 1) await compare(page);
    expect((await widget(page).boundingBox())?.height).toBeLessThanOrEqual(height / 2);
    const firms = widget(page).getByRole('listitem');
    for (const firm of await firms.all()) {
      await expect(firm).toBeInViewport({ ratio: 1 });
      expect((await firm.boundingBox())?.height).toBeLessThan(50);
      await expect(firm.getByRole('link')).toBeVisible();
      await expect(firm.getByText(/^Rated /)).toHaveCount(1);
    }
  });

test('removing the last entry collapses and hides the widget, in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/search');
  await open(other, '/search');
  await expect(widget(other)).toHaveCount(0);
  const name = await compare(page);
  await expect(toggle(other)).toContainText('1');
  await expect(cards(other).first().getByRole('button', { name: 'In Compare' })).toBeVisible();
  await toggle(other).click();
  await widget(other).getByLabel(`Remove ${name} from comparison`).click();
  await expect(toast(other)).toContainText('Removed from comparison');
  await expect(widget(page)).toHaveCount(0);
  await expect(cards(page).first().getByRole('button', compareButton)).toBeEnabled();
});
