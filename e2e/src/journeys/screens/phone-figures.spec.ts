import type { Page } from '@playwright/test';
import { brokenWords } from '../../look.ts';
import { expect, test, visit } from '../../test.ts';

/** What header and notices may take; the rest is measured below them, as if they took as much. */
const ABOVE = 96;

/** Pixels of a page; cards are those of firms that are not folded away. */
const measure = async (page: Page) => ({
  broken: (await brokenWords(page, 'body')).length,
  ...(await page.evaluate((above) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect(0, Infinity);
    const start = box(document.querySelector('main')).top - above;
    const cards = [...document.querySelectorAll('main article:has([aria-label^="View Details"])')];
    const shown = cards.filter((card) => card.checkVisibility());
    return {
      firstCard: box(cards[0]).top - start,
      secondCardEnds: box(cards[1]).bottom - start,
      firstCall: box(cards[0]?.querySelector('a[href^="tel:"]')).top - start,
      tallestCard: Math.max(...shown.map((card) => box(card).height)),
      cards: shown.length,
      page: document.documentElement.scrollHeight,
      sideways: document.documentElement.scrollWidth - innerWidth,
      unusedOf1440: 1440 - (document.querySelector('[data-wide]')?.clientWidth ?? 0),
    };
  }, ABOVE)),
});

type Most = Partial<Awaited<ReturnType<typeof measure>>>;

const WORDS = { broken: 0, sideways: 0 };
const CARDS = { tallestCard: 250, page: 6000, ...WORDS };
const LIST: Most = { firstCard: ABOVE + 200, secondCardEnds: 844, firstCall: 560, cards: 18, ...CARDS };
const LANDING: Most = { firstCall: 640, cards: 12, ...CARDS };

/** The most that a page may take on a phone; other screens are rows of their own. */
const PHONES: readonly (readonly [path: string, most: Most])[] = [
  ['/search?query=divorce&location=Houston%2C+TX', LIST],
  ['/search?query=injury', LIST],
  ['/category/personal-injury', LIST],
  ['/city/houston?state=TX', LIST],
  ['/personal-injury-lawyers-in-texas', LANDING],
  ['/best-personal-injury-lawyers-in-houston', LANDING],
  ['/best-personal-injury-lawyers-near-me', LANDING],
];
/** What smaller phones have to hold, too. */
const smaller = ({ firstCard = Infinity }: Most): Most => ({ firstCard, ...WORDS });
const DESK: Most = { firstCard: 420, ...WORDS };

for (const visitor of ['fresh', 'dismissed'] as const)
  for (const [path, phone] of PHONES)
    test(`${path}, ${visitor}: firms, their number and the next step are on the first screen`, async ({ page }) => {
      if (visitor === 'dismissed')
        await page.addInitScript(() => {
          localStorage.setItem('disclaimer-dismissed', 'true');
          localStorage.setItem('cookie-consent', 'declined');
        });
      // The first page may be in a fallback font.
      await visit(page, '/terms');
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height, most] of [
        [320, 568, smaller(phone)],
        [375, 667, smaller(phone)],
        [390, 844, phone],
        [1280, 800, DESK],
        [1920, 1080, { ...DESK, unusedOf1440: 0 }],
      ] as const) {
        await page.setViewportSize({ width, height });
        await visit(page, path);
        const found: Most = await measure(page);
        const over = Object.entries(most).filter(([what, limit]) => !(Reflect.get(found, what) <= limit));
        expect(over, `at ${width} pixels: ${JSON.stringify(found)}`).toEqual([]);
      }
    });
