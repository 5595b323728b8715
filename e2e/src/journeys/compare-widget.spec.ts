import type { BusinessSummary, SearchResponse } from '@lawdex/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { fitsItsWidth } from '../guard.ts';
import { expect, hydrated, open, test } from '../test.ts';

const widget = (page: Page) => page.getByRole('region', { name: 'Comparison list' });
const toggle = (page: Page) => widget(page).getByRole('button', { name: /^Compare \d/ });
const entries = (page: Page) => widget(page).getByRole('listitem');
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compareList') ?? '[]'));

const compareButton = { name: 'Compare', exact: true } as const;

/** Presses Compare on the first card that is not in the list yet, and answers the name on it. */
async function compare(page: Page): Promise<string> {
  const card = cards(page)
    .filter({ has: page.getByRole('button', compareButton) })
    .first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', compareButton).click();
  await expect(toast(page)).toContainText(`${name} has been added to your comparison list.`);
  return name;
}

async function someFirms(page: Page): Promise<BusinessSummary[]> {
  const answer = await page.request.get('/api/businesses/search?sortBy=name');
  return ((await answer.json()) as SearchResponse).businesses;
}

const dispatch = (page: Page, detail: unknown): Promise<unknown> =>
  page.evaluate((sent) => window.dispatchEvent(new CustomEvent('add-to-compare', { detail: sent })), detail);

const storeBefore = (context: BrowserContext, values: Record<string, string>): Promise<unknown> =>
  context.addInitScript((texts) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, values);

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test(`at ${width} pixels the list that opens does not cover the button that was pressed, nor take its focus`, async ({
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
    await expect(toast(page)).toBeVisible();
    const pressed = card.getByRole('button', { name: width > 1000 ? 'In Compare' : 'Added' });
    await expect(pressed).toBeFocused();
    await expect(async () => {
      const [button, dock] = [await pressed.boundingBox(), await toast(page).boundingBox()];
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    }).toPass();
  });
}

test.describe('comparing', () => {
  test('four firms of different screens; a fifth and a duplicate are refused; all is there after a reload', async ({
    page,
  }) => {
    await open(page, '/search');
    const names = [await compare(page)];
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(entries(page)).toHaveText([new RegExp(names[0] ?? '')]);
    await expect(cards(page).first().getByRole('button', { name: 'In Compare' })).toBeDisabled();
    await widget(page).getByRole('button', { name: 'Add 1 more to compare' }).click();
    await expect(toast(page)).toContainText('Please add at least 2 businesses to compare.');

    await open(page, '/');
    names.push(await compare(page));
    await open(page, '/category/bankruptcy');
    for (const _ of [1, 2]) names.push(await compare(page));
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

  test('is in step in two tabs, on cards and in the widget', async ({ page, context }) => {
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

  test('is cleared, by keyboard, and the focus stays in the page', async ({ page }) => {
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

  test('is shown on a card before anything of comparing is loaded', async ({ page, context, guard }) => {
    guard.allow(/mf-compare/);
    const [first] = await someFirms(page);
    await storeBefore(context, { compareList: JSON.stringify([first?.id]) });
    await page.route('**/_mf/mf-compare/**', (route) => route.abort());
    await open(page, '/search?sortBy=name');
    await expect(cards(page).first().getByRole('button', { name: 'In Compare' })).toBeDisabled();
  });

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

test.describe('damaged storage', () => {
  for (const [what, compareList, details] of DAMAGE) {
    test(`is no list, and no trouble: ${what}`, async ({ page, context }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** Elements of which a part lies under another one of them. */
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

  test('it covers neither the consent banner, nor a toast, nor the end of the page', async ({ page }) => {
    await open(page, '/search');
    await expect(page.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
    await compare(page);
    await compare(page);
    await expect(widget(page)).toBeInViewport({ ratio: 1 });
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
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
    await page.getByRole('button', { name: 'Decline' }).click();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(toggle(page)).toBeVisible();
    expect(await overlaps(page)).toEqual([]);
  });

  test('what the keyboard reaches is never under it', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('button', { name: 'Decline' }).click();
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the open widget has nothing that axe finds', async ({ page }) => {
      await open(page, '/search');
      await compare(page);
      await compare(page);
      expect(await axeViolations(page, '#dock')).toEqual([]);
    });
  });
}

test.describe('while comparing is not to be had', () => {
  test.beforeEach(({ guard }) => guard.allow(/mf-compare|ERR_FAILED/));

  test('the site works; who adds is told politely, and gets it once comparing is back', async ({ page }) => {
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

  test('what is slow to come is asked for once, and takes what was chosen meanwhile', async ({ page }) => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_mf/mf-compare/**', async (route) => {
      await slow;
      await route.continue();
    });
    await open(page, '/search');
    const compareOn = (place: number) => cards(page).nth(place).getByRole('button', compareButton);
    await compareOn(0).click();
    await compareOn(1).click();
    await expect(toast(page)).toContainText('Comparing is not available right now', { timeout: 30_000 });
    release();
    await expect(entries(page)).toHaveCount(2);
    await hydrated(page);
  });
});
