import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { someBusiness } from '../../businesses.ts';
import { ask, askPatiently, askWhileBusy } from '../../patiently.ts';
import { expect, hydrated, test } from '../../test.ts';
import { siteWithUnruly, type Mood } from '../../unruly-service.ts';

const PREFIXES = ['businesses/search', 'search/', 'popular-searches', 'analytics/', 'landing/', 'seo/'];
const site = siteWithUnruly(
  'svc-search-indexer',
  PREFIXES.map((path) => `/api/${path}`),
);
/** Each address is asked for once, because a kept page would be shown. */
const unseen = PRACTICE_AREAS.map(({ slug }) => slug);

for (const mood of ['dead', 'broken', 'slow'] as Mood[]) {
  test(`an only indexer that is ${mood} takes searches and landing pages with it, and nothing else`, async ({
    request,
  }) => {
    const { slug } = await someBusiness(request, 0);
    site.service.mood = mood;
    const practice = unseen.pop() ?? '';
    for (const [address, button] of [
      [`/search?query=${practice}`, 'Try Again'],
      [`/best-${practice}-lawyers-in-houston`, 'Refresh Page'],
    ]) {
      const { status, headers, text } = await askWhileBusy(`${site.shell.url}${address}`);
      expect([address, status]).toEqual([address, 503]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(text).toContain(button);
    }
    for (const call of [`/api/businesses/search?query=${practice}`, `/api/search/suggest?q=${practice}`]) {
      const { status, headers, text } = await ask(`${site.shell.url}${call}`);
      expect([call, status]).toEqual([call, mood === 'broken' ? 500 : 503]);
      if (mood !== 'broken') expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(() => JSON.parse(text)).not.toThrow();
    }
    for (const address of ['/', `/category/${practice}`, '/cities', `/business/${slug}`, '/blog', '/saved'])
      expect([address, (await askPatiently(`${site.shell.url}${address}`)).status]).toEqual([address, 200]);
  });

  test(`a visitor of an indexer that is ${mood} keeps what was typed, finds other ways, and the results once it is back`, async ({
    page,
    guard,
  }) => {
    guard.allow(/the server responded with a status of 50\d/);
    const practice = unseen.pop() ?? '';
    await page.goto(`${site.shell.url}/search?query=${practice}&location=Houston%2C+TX`);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox').first()).toHaveValue(practice);
    await expect(main.getByText('Houston, TX').first()).toBeVisible();
    const again = main.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })).toBeVisible();

    site.service.mood = 'well';
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(main.getByRole('article').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(main.getByRole('searchbox').first()).toHaveValue(practice);
    const status = async () => (await ask(`${site.shell.url}/best-${practice}-lawyers-in-dallas`)).status;
    await expect.poll(status).toBe(200);
  });
}
