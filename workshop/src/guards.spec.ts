import { expect, test } from '@playwright/test';
import { atWidth, complaintsAbout, inScheme } from './look.ts';

const story = (html: string) =>
  `<!doctype html><html lang="en"><title>A story</title><div id="storybook-root">${html}</div></html>`;

/** A bad story, and what is said about it. */
const BAD: Record<string, { html: string; complaint: RegExp }> = {
  'an input without a label': { html: '<input>', complaint: /^label: / },
  'letters that are too pale': {
    html: '<p style="color:#ccc;background:#fff">Pale</p>',
    complaint: /^color-contrast: /,
  },
  'a word that is wider than a phone': { html: `<h2>${'W'.repeat(80)}</h2>`, complaint: /scrolled sideways/ },
  'a word that its card cuts off': {
    html: `<p style="overflow:hidden">${'W'.repeat(80)}</p>`,
    complaint: /^p cuts off WWW/,
  },
  'a class that no stylesheet has': { html: '<p class="card undefined">A card</p>', complaint: /no stylesheet/ },
};

for (const [name, { html, complaint }] of Object.entries(BAD)) {
  test(`${name} is found`, async ({ page }) => {
    await atWidth(page, 375);
    await page.setContent(story(html));
    expect((await complaintsAbout(page)).join('\n')).toMatch(complaint);
  });
}

test('letters that are too pale in the dark only are found there', async ({ page }) => {
  const dark = '@media (prefers-color-scheme: dark) { p { color: #444; background: #000 } }';
  const html = story(`<style>p { color: #000; background: #fff } ${dark}</style><p>Pale</p>`);
  await inScheme(page, 'light');
  await page.setContent(html);
  expect(await complaintsAbout(page)).toEqual([]);
  await inScheme(page, 'dark');
  await page.setContent(html);
  expect((await complaintsAbout(page)).join('\n')).toMatch(/^color-contrast: /);
});
