import {
  cards,
  compare,
  compareButton,
  dispatch,
  entries,
  someFirms,
  storeBefore,
  stored,
  toast,
  toggle,
  widget,
} from '../../comparing.ts';
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

test('Clear All empties everything, by keyboard, and the focus stays in the page', async ({ page }) => {
  await open(page, '/search');
  await compare(page);
  await compare(page);
  await widget(page).getByRole('button', { name: 'Clear All' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('All businesses have been removed from comparison.');
  await expect(widget(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('compareListDetails'))).toBeNull();
});

test("'In Compare' stands on a card before anything of comparing is loaded", async ({ page, context, guard }) => {
  guard.allow(/mf-compare/);
  const [first] = await someFirms(page);
  await storeBefore(context, { compareList: JSON.stringify([first?.id]) });
  await page.route('**/_mf/mf-compare/**', (route) => route.abort());
  await open(page, '/search?sortBy=name');
  await expect(cards(page).first().getByRole('button', { name: 'In Compare' })).toBeDisabled();
});

const FIRM = '00000000-0000-4000-8000-000000000001';
const DAMAGE: [string, string, string | null][] = [
  ['no JSON', '{"', null],
  ['an empty text', '', null],
  ['null', 'null', 'null'],
  ['a number', '7', '7'],
  ['an object', '{"length":2,"0":"a"}', '[]'],
  ['ids that are none', '["1","__proto__","constructor",null,{}]', null],
  ['a prototype', '{"__proto__":{"polluted":true}}', '{"__proto__":{"polluted":true}}'],
  ['markup', '["<img src=x onerror=alert(1)>"]', '{"<img>":{"name":"<script>"}}'],
  ['deep nesting', '['.repeat(900), null],
  ['ten thousand ids', JSON.stringify(Array(10_000).fill(FIRM)), null],
  ['5 MB', `["${'x'.repeat(4_000_000)}"]`, null],
];

test.describe('the list persists in local storage', () => {
  for (const [what, compareList, details] of DAMAGE) {
    test(`damaged, it is no list, and no trouble: ${what}`, async ({ page, context }) => {
      await storeBefore(context, { compareList, ...(details !== null && { compareListDetails: details }) });
      await open(page, '/search');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('compareList'))).toBeNull();
      await expect(widget(page)).toHaveCount(0);
      await compare(page);
      expect(await stored(page)).toHaveLength(1);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    });
  }

  test('keeps the ids, fetches what is stale, and drops firms that are gone', async ({ page, context }) => {
    const [first, second] = await someFirms(page);
    await storeBefore(context, {
      compareList: JSON.stringify([first?.id, FIRM, first?.id, 'x', second?.id]),
      compareListDetails: JSON.stringify({ [String(first?.id)]: { id: first?.id, title: 'an older form' } }),
    });
    await open(page, '/');
    await toggle(page).click();
    await expect(entries(page)).toHaveText([new RegExp(first?.name ?? ''), new RegExp(second?.name ?? '')]);
    expect(await stored(page)).toEqual([first?.id, second?.id]);
  });
});

test('forged events change nothing and break nothing', async ({ page }) => {
  await open(page, '/search');
  await compare(page);
  const [before] = await stored(page);
  for (const detail of [
    null,
    'x',
    [],
    {},
    { id: 1, name: 'x', slug: 'x' },
    { id: FIRM, name: {}, slug: 'x' },
    { id: FIRM, name: 'x'.repeat(100_000), slug: 'x' },
    { id: FIRM, name: 'x', slug: 'x', category: 'x' },
    { id: FIRM, name: 'x', slug: 'x', rating: 'best' },
    { id: FIRM, name: 'x', slug: 'x', kind: 'court' },
    { id: '__proto__', name: 'x', slug: 'x' },
  ])
    await dispatch(page, detail);
  await dispatch(page, { id: FIRM, name: '<img src=x onerror=alert(1)>', slug: '../../x?y#z' });
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(1)).toContainText('<img src=x onerror=alert(1)>');
  await expect(entries(page).nth(1).getByRole('link')).toHaveAttribute('href', '/business/..%2F..%2Fx%3Fy%23z');
  expect(await stored(page)).toEqual([before, FIRM]);
});
