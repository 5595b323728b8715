import { businessPath, comparePath, SAVED_PATH } from '@lawdex/contracts';
import type { Page } from '@playwright/test';
import { browserArguments, browserPath } from '../../browser.ts';
import { someBusiness } from '../../businesses.ts';
import { cards, compare, stored, toast } from '../../comparing.ts';
import { REGISTRY, servicesOf, startShell } from '../../start-shell.ts';
import { firstOf } from '../../locators.ts';
import { expect, open, test } from '../../test.ts';

/** Goes through every screen and does on each what changes it. `see` is called on each new document. */
async function walk(page: Page, slug: string, origin = '', see: (page: Page) => Promise<unknown> = async () => {}) {
  const go = async (to: string) => {
    await open(page, origin + to);
    await see(page);
  };
  const main = page.getByRole('main');
  await go('/');
  await main.getByLabel('What do you need help with?').fill('divorce');
  await main.getByLabel('What do you need help with?').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Search Results for "divorce"');
  await page.getByRole('complementary', { name: 'Filters' }).getByText('4+ stars').click();
  await page.waitForURL(/rating=4/);
  const first = await compare(page);
  await compare(page, [first]);
  await main.getByLabel('Lawyers or practice areas').fill('qqzzyyxx');
  await expect(main).toContainText('No businesses found');
  await main.getByLabel('Lawyers or practice areas').fill('dui');
  await expect(cards(page).first()).toBeVisible();
  await go('/category/personal-injury');
  await main.getByText('Free Consultation', { exact: true }).first().click();
  await page.waitForURL(/freeConsultation=true/);
  await expect(main).toContainText(/Showing \d+ of/);
  await go(businessPath(slug));
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Write a Review' }).first().click();
  const form = page.getByRole('form', { name: 'Write a Review' });
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await form.getByLabel('Your name').fill('Pat');
  await form.getByRole('radio', { name: '4 stars' }).locator('xpath=ancestor::label').click();
  await form.getByLabel('Comment').fill(`They answered each question. ${Math.random()}`);
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(form).toBeHidden();
  await go(comparePath(await stored(page)));
  await main.getByRole('group', { name: 'Which do you prefer?' }).getByRole('button').first().click();
  await expect(main).toContainText('You prefer');
  await go('/blog');
  await main.getByLabel('Search the blog').fill('fees');
  await main.getByLabel('Search the blog').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Posts about "fees"');
  await main.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/blog\/./);
  await go(SAVED_PATH);
  await firstOf(main, 'button', /^Remove/).click();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('textbox', { name: /^Your note about/ })).toBeVisible();
}

/** Replaces all texts, and those that come later, as browsers do that translate. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      for (const text of all) {
        if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('script, style, textarea, option, font')) continue;
        const words = document.createElement('font');
        words.append(document.createElement('font'));
        words.firstElementChild?.append(text.data);
        text.replaceWith(words);
      }
    };
    replace(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) replace(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a page that a browser translates stays a page on every screen', async ({ page, guard }) => {
  // A part that is translated before React has taken it over is drawn anew.
  guard.allow(/Minified React error #418/);
  await walk(page, (await someBusiness(page.request, 3)).slug, '', translate);
});

test('a browser without what Safari 15.4 lacks walks through every screen', async ({ page }) => {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'inert']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [PerformanceResourceTiming.prototype, ['serverTiming']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [AbortSignal, ['any', 'timeout']],
      [URL, ['canParse', 'parse']],
      [window, ['requestIdleCallback', 'scheduler', 'navigation', 'Iterator']],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await walk(page, (await someBusiness(page.request, 4)).slug);
});

test('a device whose clock, storage and random numbers are wrong is told nothing wrong', async ({ page }) => {
  const slug = businessPath((await someBusiness(page.request, 5)).slug);
  await open(page, slug);
  const hours = page
    .locator('#main header')
    .getByText(/^(?:Open Now|Closed)/)
    .first()
    .locator('..');
  const right = await hours.innerText();
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() - 40.4 * 86_400_000;
    Math.random = () => 0;
    crypto.getRandomValues = (array) => array;
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      });
  });
  await open(page, slug);
  await expect(hours).toHaveText(right, { useInnerText: true });
  await open(page, '/search?query=divorce');
  await cards(page).first().getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(toast(page)).toContainText('Your browser does not let this site store your comparison list.');
});

test('a site on plain http of another address works on every screen', async ({ playwright, request, addresses }) => {
  const origin = 'http://plain.example';
  const shell = await startShell([servicesOf(addresses.demo)], REGISTRY, { PUBLIC_ORIGIN: origin });
  const rules = `--host-resolver-rules=MAP plain.example:80 127.0.0.1:${new URL(shell.url).port}`;
  const args = [...browserArguments.filter((argument) => !argument.includes('resolver')), rules];
  const browser = await playwright.chromium.launch({ executablePath: await browserPath(), args });
  try {
    const page = await browser.newPage();
    await open(page, `${origin}/`);
    expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    await walk(page, (await someBusiness(request, 6)).slug, origin);
  } finally {
    await browser.close();
    shell.stop();
  }
});
