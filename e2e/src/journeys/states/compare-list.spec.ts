import { cards, compare, compareButton, someFirms, storeBefore, toast, toggle, widget } from '../../comparing.ts';
import { expect, open, test } from '../../test.ts';

test('removing the last entry collapses and hides the widget, in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/search');
  await open(other, '/search');
  await expect(widget(other)).toHaveCount(0);
  const name = await compare(page);
  await expect(toggle(other)).toContainText('1');
  await expect(cards(other).first().getByRole('button', { name: 'In Compare' })).toBeVisible();
  await toggle(other).click();
  await widget(other)
    .getByRole('button', { name: `Remove ${name} from comparison` })
    .click();
  await expect(toast(other)).toContainText('Removed from comparison');
  await expect(widget(page)).toHaveCount(0);
  await expect(cards(page).first().getByRole('button', compareButton)).toBeEnabled();
});

test("'In Compare' stands on a card before anything of comparing is loaded", async ({ page, context, guard }) => {
  guard.allow(/mf-compare/);
  const [first] = await someFirms(page);
  await storeBefore(context, { compareList: JSON.stringify([first?.id]) });
  await page.route('**/_mf/mf-compare/**', (route) => route.abort());
  await open(page, '/search?sortBy=name');
  await expect(cards(page).first().getByRole('button', { name: 'In Compare' })).toBeDisabled();
});
