import type { APIRequestContext, Page } from '@playwright/test';
import { getPatiently } from '../../patiently.ts';
import { pathOf, SCREENS } from '../../screens.ts';
import { expect, open, test } from '../../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let sheets: string[] = [];

test.beforeAll('the stylesheets of all screens', async ({ request }) => {
  const found = await Promise.all(
    Object.values(SCREENS).map(async (screen) => sheetsOf(request, await pathOf(screen, request))),
  );
  sheets = [...new Set(found.flat())];
});

for (const [name, screen] of Object.entries(SCREENS)) {
  if (name.endsWith('not found')) continue;
  test(`${name}: looks the same whichever stylesheet of another screen has come`, async ({ page, guard }) => {
    // A font that is late at first is used once stylesheets come, and changes every width.
    guard.allow(/\.woff2/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page, await pathOf(screen, page.request));
    await page.waitForLoadState('networkidle');
    expect(await changedBy(page, sheets)).toEqual([]);
  });
}

async function sheetsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await getPatiently(request, path)).text();
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => String(href));
}

/** Adds each stylesheet that the page lacks, as pointing at a link does, and lists elements that look different. */
const changedBy = (page: Page, hrefs: string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    // A first page has its stylesheets inlined, and none of them comes again.
    const isThere = (href: string) =>
      document.querySelector(`link[rel=stylesheet][href="${href}"], style[data-href="${href}"]`) !== null;
    const coming = all.filter((href) => !isThere(href));
    const links = await Promise.all(
      coming.map(
        (href) =>
          new Promise<HTMLLinkElement>((resolve, onerror) => {
            // Loaded, but for no medium yet.
            const given = { rel: 'stylesheet', media: 'not all', href, onerror, onload: () => resolve(link) };
            const link = Object.assign(document.createElement('link'), given);
            document.head.append(link);
          }),
      ),
    );
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText;
        return rule instanceof CSSGroupingRule ? selectors(rule.cssRules) : [];
      });
    const look = (element: Element): string[] => {
      const style = getComputedStyle(element);
      return [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`);
    };
    /** Chromium reports automatic margins as 0 until it has laid out the page again. */
    const looks = (elements: Iterable<Element>): string[][] => {
      document.body.hidden = true;
      document.body.getBoundingClientRect();
      document.body.hidden = false;
      return Array.from(elements, look);
    };
    // Each comes alone, because one that comes later may put right what an earlier one has spoilt.
    return links.flatMap((link) => {
      // Other elements change only by what they inherit from these; a few of each rule's stand for the rest.
      const meant = link.sheet ? selectors(link.sheet.cssRules) : [];
      const elements = new Set(meant.flatMap((selector) => [...document.querySelectorAll(selector)].slice(0, 3)));
      const before = looks(elements);
      link.media = '';
      const after = looks(elements);
      link.media = 'not all';
      return [...elements].flatMap((element, index) => {
        const known = new Set(before[index]);
        const changes = (after[index] ?? []).filter((said) => !known.has(said));
        return changes.length > 0 ? [`${element.outerHTML.slice(0, 80)}: ${changes.slice(0, 9).join('; ')}`] : [];
      });
    });
  }, hrefs);
