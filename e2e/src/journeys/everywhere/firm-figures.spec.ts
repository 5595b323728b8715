import type { APIRequestContext, Page } from '@playwright/test';
import { businessPath, comparePath, type BusinessSummary } from '@lawdex/contracts';
import { searched, someBusiness } from '../../businesses.ts';
import { cards, compareButton, someFirms, toast, widget } from '../../comparing.ts';
import { getPatiently } from '../../patiently.ts';
import { expect, open, test, visit } from '../../test.ts';

/** Figures of a phone: what a visitor meets, where, measured how, and how much it is at most. */
interface Figure {
  what: string;
  path: string;
  /** 390 unless said. */
  width?: number;
  most: number;
  measure(page: Page): Promise<number>;
}

const PHONE = { width: 390, height: 844 };
const FIRM = ':firm';
const COMPARISON = ':comparison';

const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Infinity;
};
const FIGURES: Figure[] = [
  { what: 'notices and header', path: '/search', most: 96, measure: (page) => bottomOf(page, 'header') },
  {
    what: 'name, and bar to call below it, at text of 200 %',
    path: FIRM,
    most: PHONE.height,
    async measure(page) {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const bar = await page.locator('[data-bottom-bar]').boundingBox();
      return (await bottomOf(page, 'h1')) + (bar?.height ?? 0);
    },
  },
  {
    what: 'how far from the top the table of a comparison begins',
    path: COMPARISON,
    width: 375,
    most: 300,
    measure: async (page) => (await page.getByRole('table').first().boundingBox())?.y ?? Infinity,
  },
  {
    what: 'firms that a comparison shows, and no frame that scrolls',
    path: COMPARISON,
    most: 2,
    async measure(page) {
      const frames = await page
        .locator('main *')
        .evaluateAll((all) =>
          all.filter(
            (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
          ),
        );
      return frames.length * 9 + (await page.getByRole('columnheader').count());
    },
  },
  {
    what: 'how far below the top Call stays in a comparison',
    path: COMPARISON,
    most: 240,
    async measure(page) {
      await page.getByRole('rowheader', { name: 'Sunday' }).scrollIntoViewIfNeeded();
      return bottomOf(page, 'thead a[href^="tel:"]');
    },
  },
  {
    what: 'what the first compared firm covers of the list',
    path: '/search',
    most: PHONE.height / 4,
    async measure(page) {
      await cards(page).first().getByRole('button', compareButton).click();
      await expect(widget(page)).toContainText('has been added to your comparison list.');
      await expect(toast(page)).toHaveCount(0);
      return PHONE.height - ((await widget(page).boundingBox())?.y ?? 0);
    },
  },
  {
    what: 'how much of Where? and Search suggestions cover',
    path: '/',
    most: 0,
    async measure(page) {
      await page.getByLabel('What do you need help with?').pressSequentially('car');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.getByRole('button', { name: 'Search', exact: true }).click({ trial: true });
      await page.getByLabel('Where?').click();
      return (await page.getByLabel('Where?').evaluate((box) => box === document.activeElement)) ? 0 : 1;
    },
  },
  {
    what: 'how much less than 60 % of the screen the map takes',
    path: '/search?view=map',
    most: 1,
    async measure(page) {
      const box = await page.getByRole('group', { name: 'Map of the results' }).boundingBox();
      return PHONE.height * 0.6 - (box?.height ?? 0);
    },
  },
];

for (const { what, path, width = PHONE.width, most, measure } of FIGURES)
  test(`${what}: at most ${most} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width });
    const ids = path === COMPARISON ? (await someFirms(page)).slice(0, 3).map(({ id }) => id) : [];
    const firm = path === FIRM ? businessPath((await someBusiness(page.request, 12)).slug) : path;
    await open(page, path === COMPARISON ? comparePath(ids) : firm);
    expect(await measure(page)).toBeLessThanOrEqual(most);
  });

/** The firms of the demo that say most. */
async function longestFirms(request: APIRequestContext, count: number): Promise<string[]> {
  const found: BusinessSummary[] = [];
  for (let page = 1; page <= 8; page++) {
    found.push(...(await searched(request, `limit=50&page=${page}`)).businesses);
  }
  const lengths = new Map(found.map((business) => [business.slug, JSON.stringify(business).length]));
  const longest = [...lengths].sort(([, one], [, other]) => other - one).slice(0, 6 * count);
  const pages = await Promise.all(
    longest.map(async ([slug]) => {
      const answer = await getPatiently(request, `/api/businesses/slug/${slug}/page?limit=5`);
      return { slug, length: (await answer.text()).length };
    }),
  );
  return pages
    .sort((one, other) => other.length - one.length)
    .slice(0, count)
    .map(({ slug }) => slug);
}

test('the page of a firm is at most 5,500 pixels long at 375, those that say most too', async ({ page }) => {
  await page.setViewportSize({ ...PHONE, width: 375 });
  for (const slug of await longestFirms(page.request, 6)) {
    await visit(page, businessPath(slug));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, slug).toBeLessThanOrEqual(5500);
  }
});

test('a pin of the map opens a card that calls, and has the number of the list', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/search?location=Houston&view=map');
  // The map's code comes last; until then a pin is a link.
  await page.waitForLoadState('networkidle');
  const pin = page.getByRole('group', { name: 'Map of the results' }).getByRole('link').first();
  const name = (await pin.getAttribute('aria-label'))?.replace(/^\d+\. /, '') ?? '';
  await pin.press('Enter');
  const chosen = page.getByRole('group', { name: 'Chosen on the map' });
  await expect(chosen.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(chosen.getByText('Call Now')).toBeVisible();
  const place = await cards(page).getByRole('heading').allInnerTexts();
  await expect(pin.locator('text')).toHaveText(String(place.indexOf(name) + 1));
});
