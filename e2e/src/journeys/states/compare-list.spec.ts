import { cards, compare, compareButton, toast, toggle, widget } from '../../comparing.ts';
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
