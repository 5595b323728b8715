import { businessPath } from '@lawdex/contracts';
import { someBusiness } from '../../businesses.ts';
import { shifts, watchShifts } from '../../look.ts';
import { expect, goWithin, open, test } from '../../test.ts';

const PATHS = {
  home: '/',
  search: '/search',
  'search without results': '/search?query=qqzzyyxx',
  'search with its map': '/search?view=map',
  category: '/category/personal-injury',
  city: '/city/houston?state=TX',
  business: '',
  landing: '/best-personal-injury-lawyers-in-houston',
  'all cities': '/cities',
  'all practice areas': '/practice-areas',
  blog: '/blog',
};

/** A tenth of what Google calls a good CLS. */
const AT_MOST = 0.01;
/** When answers arrive, by width: in the order asked, and the other way round. Browsers forgive shifts within 500 ms of a click. */
const SLOW_MS = { 375: [700, 900, 1100, 1300], 1280: [1300, 1100, 900, 700] };

for (const [width, slow] of Object.entries(SLOW_MS)) {
  for (const [name, path] of Object.entries(PATHS)) {
    test(`${name}, at ${width} pixels, stands still while its parts arrive one after the other`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await open(page, '/terms');
      await page.waitForLoadState('networkidle');
      let asked = 0;
      let answered = 0;
      await page.route('**/api/**', async (route) => {
        const ms = slow[asked % slow.length];
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, ms));
        await route.continue();
        answered += 1;
      });
      await watchShifts(page);
      await goWithin(page, path || businessPath((await someBusiness(page.request, 0)).slug));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^(Loading|Searching…)$/ })).toHaveCount(0);
      // An answer may cause the next question, so this waits until all are answered and nothing new was asked.
      let before = 0;
      const isQuiet = () => {
        const same = asked === before && asked > 0;
        before = asked;
        return same && answered === asked;
      };
      await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
      const moved = await shifts(page);
      expect(
        moved.reduce((sum, { value }) => sum + value, 0),
        moved.map((one) => `${one.value}: ${one.moved}`).join('\n'),
      ).toBeLessThan(AT_MOST);
    });
  }
}

test('the watch for shifts sees one', async ({ page }) => {
  await open(page, '/terms');
  await watchShifts(page);
  await page.evaluate(() => document.getElementById('main')?.style.setProperty('margin-top', '200px'));
  await expect.poll(async () => (await shifts(page)).length).toBeGreaterThan(0);
});
