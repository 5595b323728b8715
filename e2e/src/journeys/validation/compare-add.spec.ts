import { cards, compare, dispatch, entries, someFirms, stored, toast, toggle, widget } from '../../comparing.ts';
import { expect, open, test } from '../../test.ts';

test('a fifth entry and a duplicate are refused, fewer than 2 are not compared, and four are there after a reload', async ({
  page,
}) => {
  await open(page, '/search');
  const names = [await compare(page)];
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entries(page)).toHaveText([new RegExp(names[0] ?? '')]);
  await expect(cards(page).first().getByRole('button', { name: 'In Compare' })).toBeDisabled();
  await widget(page).getByRole('button', { name: 'Add 1 more to compare' }).click();
  await expect(toast(page)).toContainText('Please add at least 2 businesses to compare.');

  // A new page shows on its cards what is in the list.
  await open(page, '/');
  await expect(toggle(page)).toContainText('1');
  names.push(await compare(page, names));
  await open(page, '/category/bankruptcy');
  await expect(toggle(page)).toContainText('2');
  for (const _ of [1, 2]) names.push(await compare(page, names));
  await expect(toggle(page)).toContainText('4');

  const [fifth] = (await someFirms(page)).filter(({ name }) => !names.includes(name));
  await dispatch(page, fifth);
  await expect(toast(page)).toContainText('Maximum limit reached');
  await expect(toast(page)).toContainText('You can compare up to 4 businesses at a time.');
  const [first] = await stored(page);
  const known = (await someFirms(page)).find(({ id }) => id === first) ?? { id: first, slug: 'x', name: names[0] };
  await dispatch(page, known);
  await expect(toast(page)).toContainText('is already in your comparison list.');

  await page.reload();
  await toggle(page).click();
  await expect(entries(page)).toHaveText(names.map((name) => new RegExp(name)));
  await widget(page).getByRole('link', { name: 'Compare 4 Businesses' }).click();
  await expect(page).toHaveURL(`/compare?ids=${(await stored(page)).join(',')}`);
});
