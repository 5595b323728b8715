import { deadControls } from '../../look.ts';
import { pathOf, SCREENS } from '../../screens.ts';
import { expect, test, visit } from '../../test.ts';

test.use({ javaScriptEnabled: false });

for (const width of [375, 1280]) {
  test(`without JavaScript, at ${width} pixels, every button does something`, async ({ page, guard }) => {
    guard.allow(/the server responded with a status of 404/);
    await page.setViewportSize({ width, height: 800 });
    for (const [name, address] of Object.entries(SCREENS)) {
      await visit(page, await pathOf(address, page.request));
      expect(await deadControls(page), name).toEqual([]);
      expect(await page.getByRole('search').count(), `search forms of ${name}`).toBeLessThan(2 + Number(width > 375));
    }
  });
}

test('the look for buttons that do nothing finds one', async ({ page }) => {
  await page.setContent('<button>Save</button><a href="#nowhere">Down</a><input name="query">');
  expect(await deadControls(page)).toHaveLength(3);
  await page.setContent('<form id="here"><input name="query"><button>Send</button></form><a href="#here">Up</a>');
  expect(await deadControls(page)).toEqual([]);
});

test("the header's search and links work without JavaScript, and Compare leads to the comparison", async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/terms');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Compare', exact: true })).toHaveAttribute('href', '/compare');
    await header.getByLabel('Location').fill('Houston');
    await header.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Businesses');
    await expect(header.getByRole('search')).toHaveCount(0);
  }
});
