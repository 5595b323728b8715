import type { Page, Route } from '@playwright/test';
import { businessPath, searchPath } from '@lawdex/contracts';
import { someBusiness } from '../../businesses.ts';
import { expect, goWithin, open, test } from '../../test.ts';

const LONG = 'W'.repeat(400);
/** Texts that people write, by their names in the API. */
const WRITTEN: Record<string, string> = {
  name: LONG,
  description: LONG,
  address: LONG,
  city: LONG,
  userName: LONG,
  comment: `https://www.example.com/${LONG}?q=${LONG}`,
  email: `${LONG}@${LONG}.example`,
  website: `https://${LONG}.example/${LONG}`,
};
const WIDTHS = [320, 375, 1280];

/** Answers like the site, with one long word in the place of every text that somebody wrote. */
async function answerInLongWords(route: Route): Promise<void> {
  const answer = await route.fetch();
  // The city stays, because the page of a city redirects to the city in the answer.
  const { city = LONG, ...others }: Record<string, string> = WRITTEN;
  const written: Record<string, string> = route.request().url().includes('/api/cities/') ? others : { ...others, city };
  const json: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
    typeof value === 'string' ? (written[key] ?? value) : value,
  );
  await route.fulfill({ response: answer, json });
}

async function goTo(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^(Loading|Searching…)$/)).toHaveCount(0);
}

/** Lists elements that stick out to the right, or hold more than they show, without an ellipsis. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const elements = [...document.querySelectorAll<HTMLElement>('body *:not(input, textarea, select)')]
      .filter((element) => element.clientWidth > 1)
      // Rows that visitors can scroll sideways may hold more.
      .filter((element) => {
        for (let row: Element | null = element; row; row = row.parentElement)
          if (row !== document.body && getComputedStyle(row).overflowX === 'auto') return false;
        return true;
      })
      .filter((element) => {
        const standsOut = element.getBoundingClientRect().right > clientWidth + 1;
        const { overflowX, textOverflow } = getComputedStyle(element);
        const cutsOff =
          element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible' && textOverflow !== 'ellipsis';
        return standsOut || cutsOff;
      })
      .map((element) => `${element.tagName} ${element.className} with ${element.textContent.slice(0, 20)}`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...elements] : elements;
  });

async function expectToFit(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await tooWide(page), `${name} at ${width} pixels`).toEqual([]);
  }
}

test('one long word, wherever people write, makes no page scroll sideways', async ({ page, guard }) => {
  guard.allow(/the server responded with a status of 404/);
  const { slug } = await someBusiness(page.request, 7);
  await page.route(/\/api\/(?!images\/)/, answerInLongWords);
  await open(page, '/privacy');
  for (const path of ['/', '/search', businessPath(slug), '/category/personal-injury', '/city/houston?state=TX']) {
    await goTo(page, path);
    await expect(page.getByRole('main')).toContainText(LONG);
    await expectToFit(page, path);
  }
});

test('one long word in the address or in the search box makes no page scroll sideways', async ({ page, guard }) => {
  guard.allow(/the server responded with a status of 404/);
  const word = LONG.slice(0, 100);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [searchPath({ query: word, location: word }), `/city/${word}`, businessPath(word), `/${word}`]) {
    await open(page, path);
    await expectToFit(page, path);
  }
});

test('a long word in a toast and in the filters of a phone stays in its place', async ({ page }) => {
  const { slug } = await someBusiness(page.request, 8);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.route(/\/api\/(?!images\/)/, answerInLongWords);
  await open(page, '/privacy');
  await goTo(page, businessPath(slug));
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText(`${LONG} has been saved to your favorites.`).first()).toBeVisible();
  expect(await tooWide(page), 'a toast').toEqual([]);
  await goTo(page, '/search');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toContainText(LONG);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/, [\d,]+ firm/)
      .first(),
  ).toBeAttached();
  expect(await tooWide(page), 'filters').toEqual([]);
});
