import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from '@playwright/test';
import { compare, isHeld, packed } from './compare.ts';
import { launch } from './pictures.ts';

const SIZE = { width: 600, height: 200 };
const card = (style = '') =>
  `<body style="margin: 0; font: 16px sans-serif; background: linear-gradient(#eee, #ddd)">
    <p style="margin: 40px; padding: 20px; background: #0d5a50; color: #fff; ${style}">Find Experienced Legal Representation</p>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: SIZE });
});
afterAll(() => browser.close());

async function pictureOf(html: string): Promise<Buffer> {
  await page.setContent(html);
  return packed(page, await page.screenshot());
}

it('pictures are the same when nothing has changed', async () => {
  const before = await pictureOf(card());
  expect((await compare(page, before, await pictureOf(card()))).pixels).toBe(0);
});

it.each([
  ['a shift by two pixels', 'translate: 0 2px'],
  ['another color', 'background: #1d6a60'],
  ['another color of the text', 'color: #cfcfcf'],
])('pictures differ by %s, and show where', async (_change, style) => {
  const before = await pictureOf(card());
  const difference = await compare(page, before, await pictureOf(card(style)));
  expect(isHeld(difference)).toBe(false);
  // The picture's size stands in its header.
  expect(difference.picture.readUInt32BE(16)).toBe(SIZE.width);
});

it('pictures differ by their size', async () => {
  const before = await pictureOf(card());
  await page.setViewportSize({ width: 400, height: 300 });
  expect(isHeld(await compare(page, before, await pictureOf(card())))).toBe(false);
});
