import type { Browser, Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { fitsItsWidth, Guard } from '../../guard.ts';
import { moving, tooWideForLargeText, unseenIcons } from '../../look.ts';
import { expect, test, visit } from '../../test.ts';

// Each of these journeys breaks a guard on purpose, because a guard that nobody has seen fail protects nothing.

const ORIGIN = 'http://localhost:9';
const CSP = "script-src 'nonce-ok'";

/** Shows a page of the journey's own in the place of the site. */
async function show(page: Page, body: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': CSP },
          body: `<!doctype html><html lang="en"><head><title>Planted</title></head><body><main><h1>Planted</h1>${body}</main></body></html>`,
        })
      : route.abort('connectionrefused'),
  );
  await page.goto(`${ORIGIN}/`);
  await page.waitForLoadState('networkidle');
}

const script = (code: string) => `<script nonce="ok">${code}</script>`;

const PLANTED: [flaw: string, body: string, complaint: RegExp][] = [
  ['an error in the console', script('console.error("broken")'), /^console error: broken/],
  ['a warning in the console', script('console.warn("odd")'), /^console warning: odd/],
  ['an uncaught error', script('throw new Error("lost")'), /^uncaught: lost/],
  ['a rejected promise that nobody handles', script('Promise.reject(new Error("dropped"))'), /^uncaught: dropped/],
  ['a request that fails', '<img alt="" src="/gone.png">', /^failed request: GET .*gone\.png/],
  ['a request to another host', '<img alt="" src="http://other.example/a.gif">', /^request to another host: .*other/],
  ['a script that the CSP refuses', '<script>alert(1)</script>', /Content Security Policy/],
];

/** Looks at a page of its own, which a guard watches meanwhile. */
async function guarded(browser: Browser, look: (page: Page, guard: Guard) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const guard = new Guard(true);
  guard.watch(context);
  await look(await context.newPage(), guard);
  await context.close();
}

for (const [flaw, body, complaint] of PLANTED) {
  test(`the guard hears ${flaw}`, ({ browser }) =>
    guarded(browser, async (page, guard) => {
      await show(page, body);
      await expect.poll(() => guard.found).toContainEqual(expect.stringMatching(complaint));
    }));
}

test('the guard is silent on a page without flaws, and about what a journey allows', ({ browser }) =>
  guarded(browser, async (page, guard) => {
    guard.allow(/broken/);
    await show(page, `<p>Nothing to complain about</p>${script('console.error("broken")')}`);
    expect(guard.found).toEqual([]);
  }));

test('a page that a busy site refuses is come back to when the answer says, and the guard allows its one line', ({
  browser,
}) =>
  guarded(browser, async (page, guard) => {
    await page.route(`${ORIGIN}/*`, (route) => route.fulfill({ body: 'Here it is.', contentType: 'text/plain' }));
    const refuse = (status: number) =>
      page.route(`${ORIGIN}/*`, (route) => route.fulfill({ status, headers: { 'retry-after': '1' } }), { times: 1 });

    await refuse(503);
    expect((await visit(page, `${ORIGIN}/busy`))?.status()).toBe(200);
    expect(guard.found).toEqual([]);
    await refuse(500);
    expect((await visit(page, `${ORIGIN}/busy`))?.status()).toBe(500);
    await expect.poll(() => guard.found).toHaveLength(1);
    await refuse(503);
    await page.goto(`${ORIGIN}/busy`);
    await expect.poll(() => guard.found).toHaveLength(2);
  }));

test('axe finds a picture without a description, also where the CSP forbids scripts', async ({ page }) => {
  await show(page, '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">');
  expect(await axeViolations(page)).toContainEqual(expect.stringMatching(/^image-alt: img/));
});

test('a page that is wider than its window is noticed', async ({ page }) => {
  await show(page, '<pre>short</pre>');
  expect(await fitsItsWidth(page)).toBe(true);
  await page.setContent(`<pre>${'long'.repeat(1000)}</pre>`);
  expect(await fitsItsWidth(page)).toBe(false);
});

test('text that does not fit when it is twice as large is noticed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await show(page, '<p style="width: 20rem">fits once</p>');
  expect(await fitsItsWidth(page)).toBe(true);
  expect(await tooWideForLargeText(page)).toBe('P: fits once');
  await page.setContent('<p style="width: 10rem">fits twice</p>');
  expect(await tooWideForLargeText(page)).toBe('');
});

test('what moves is noticed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const style = (media: string) =>
    `<style>@keyframes turn { to { rotate: 1turn } } @media ${media} { p { animation: turn 9s infinite } }</style>`;
  await show(page, '');
  await page.setContent(`${style('all')}<p>turns</p>`);
  expect(await moving(page)).toEqual(['<p>turns</p>']);
  await page.setContent(`${style('(prefers-reduced-motion: no-preference)')}<p>rests</p>`);
  expect(await moving(page)).toEqual([]);
});

test('an icon that a forced palette takes away is noticed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const icon = (style: string) =>
    `<p style="color: #fff"><i style="mask: linear-gradient(#000, #000); forced-color-adjust: none; ${style}">icon</i></p>`;
  await show(page, '');
  await page.setContent(`<body style="background: Canvas">${icon('background: Canvas')}`);
  expect(await unseenIcons(page)).toHaveLength(1);
  await page.setContent(`<body style="background: Canvas">${icon('background: CanvasText')}`);
  expect(await unseenIcons(page)).toEqual([]);
});

test('an icon whose color is still on its way is judged by where that leads', async ({ page }) => {
  await show(page, '');
  await page.setContent(
    `<style>i { mask: linear-gradient(#000, #000); background: #fff; transition: background 200ms } .seen { background: #000 }</style>
    <body style="background: #fff"><i>icon</i>`,
  );
  expect(await unseenIcons(page)).toHaveLength(1);
  await page.locator('i').evaluate((icon) => icon.classList.add('seen'));
  expect(await unseenIcons(page)).toEqual([]);
});
