import type { Locator, Page } from '@playwright/test';
import { compareButton } from '../../comparing.ts';
import { region } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

// People in trouble have a phone, and little patience.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const MOST_TAPS = 4;
/** Taps like a visitor, and counts. */
function tapper() {
  let taps = 0;
  return {
    tap: async (what: Locator): Promise<void> => {
      taps++;
      await what.tap();
    },
    count: () => taps,
  };
}
const firms = (page: Page) => page.getByRole('main').getByRole('article');
const DANGER = { arrest: 'You have the right to remain silent', violence: 'Are you safe right now?' };

interface Task {
  words: string;
  place?: string;
  /** What the first firm's card holds. */
  first: RegExp;
  /** What stands above it: a box by its title, or a sentence. */
  above?: string | RegExp;
}

const TASKS: Record<string, Task> = {
  'arrested on a Sunday': {
    words: 'I got arrested today',
    place: 'San Antonio, TX',
    first: /, TX/,
    above: DANGER.arrest,
  },
  'landlord, no money': { words: 'eviction, no money', place: 'Dallas, TX', first: /Legal Aid/ },
  'sin dinero': { words: 'desalojo sin dinero', place: 'Dallas, TX', first: /Legal Aid[\s\S]*Habla español/ },
  'custody by video': { words: 'custody lawyer by video', place: 'Seattle, WA', first: /Seattle, WA[\s\S]*Video/ },
  'whose license': {
    words: 'license 625055',
    first: /Whitaker & Barrera/,
    above: /^No\. 625055 is Stephen Whitaker’s license/,
  },
  'a cheap will': { words: 'cheap will', place: 'Livingston, MT', first: /, MT/ },
  'taken by ICE': { words: 'ICE took my husband', place: 'Houston, TX', first: /Immigration[\s\S]*Houston, TX/ },
  overtime: { words: 'not paid overtime', place: 'Phoenix, AZ', first: /, AZ/ },
  'beaten at home': { words: 'my husband beats me', place: 'Houston, TX', first: /, TX/, above: DANGER.violence },
};

for (const [task, { words, place, first, above }] of Object.entries(TASKS)) {
  test(`${task}: whom to call stands first, after a few taps`, async ({ page }) => {
    const { tap, count } = tapper();
    await open(page, '/');
    const form = page.getByRole('search', { name: 'Find a lawyer' });
    await tap(form.getByLabel('What do you need help with?'));
    await form.getByLabel('What do you need help with?').fill(words);
    if (place !== undefined) {
      await tap(form.getByLabel('Where?'));
      await form.getByLabel('Where?').fill(place);
    }
    await tap(form.getByRole('button', { name: 'Search', exact: true }));
    await expect(firms(page).first()).toContainText(first);
    if (typeof above === 'string') await expect(region(page, above)).toBeVisible();
    if (above instanceof RegExp) await expect(page.getByText(above)).toBeVisible();
    const call = page.getByRole('main').locator('article a[href^="tel:"]').first();
    await expect(call).toBeVisible();
    expect(count() + 1).toBeLessThanOrEqual(MOST_TAPS);
  });
}

test('three firms for a sister are compared after a few taps', async ({ page }) => {
  const { tap, count } = tapper();
  await open(page, '/');
  const offered = firms(page).getByRole('button', compareButton);
  const most = await offered.count();
  for (let added = 1; added <= 3; added++) {
    await tap(offered.first());
    // The button says so a moment later, and is offered no more.
    await expect(offered).toHaveCount(most - added);
  }
  await tap(page.getByRole('link', { name: 'Compare 3 Businesses' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Law Firms');
  expect(count()).toBeLessThanOrEqual(MOST_TAPS);
});

test('the worst reviews of a firm stand first after a few taps', async ({ page }) => {
  const { tap, count } = tapper();
  await open(page, '/');
  await tap(firms(page).first().getByRole('heading').getByRole('link'));
  await tap(page.getByRole('link', { name: 'Lowest', exact: true }));
  await expect(page.getByRole('link', { name: 'Lowest', exact: true })).toHaveAttribute('aria-current', 'true');
  const said = await page
    .getByRole('listitem', { name: /^Review by/ })
    .getByText(/^Rated/)
    .allTextContents();
  expect(said.length).toBeGreaterThan(1);
  expect(said).toEqual([...said].sort());
  expect(count()).toBeLessThanOrEqual(MOST_TAPS);
});
