import { cards, compare, compareButton, entries, toast } from '../../comparing.ts';
import { expect, open, test } from '../../test.ts';

test('costs a visit nothing until something is compared', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/search']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  const late = asked.filter((path) => /mf-compare|[Oo]verlays|[Tt]oast/.test(path));
  expect(late).toEqual([]);
  await compare(page);
  expect(asked.filter((path) => path.includes('/mf-compare/'))).not.toEqual([]);
});

test('while comparing is not to be had the site works; who adds is told politely, and gets it once it is back', async ({
  page,
  guard,
}) => {
  guard.allow(/mf-compare|ERR_FAILED/);
  await page.route('**/_mf/mf-compare/**', (route) => route.abort());
  await open(page, '/search');
  const card = cards(page).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', compareButton).click();
  await expect(toast(page)).toContainText('Comparing is not available right now');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.unroute('**/_mf/mf-compare/**');
  await page.reload();
  await expect(toast(page)).toContainText(`${name} has been added to your comparison list.`);
  await expect(entries(page)).toHaveCount(1);
});
