import { businessPath, type BusinessDetail } from '@lawdex/contracts';
import { businessAt, someBusiness } from '../../businesses.ts';
import { looksRight } from '../../looks-right.ts';
import { expect, open, test } from '../../test.ts';

const LONG_NAME =
  'The Law Offices of Featherstonehaugh, Wolfeschlegelsteinhausen, Montgomery & Cholmondeley-Warner, Attorneys at Law, PLLC';
const NOTHING_SAID: Partial<BusinessDetail> = {
  image: null,
  description: null,
  priceRange: null,
  phone: null,
  website: null,
  hours: null,
  isOpen: null,
  languages: [],
  feeBasis: [],
  licences: [],
};

const VARIANTS: Record<string, Partial<BusinessDetail>> = {
  'without hours': { hours: null, isOpen: null },
  'without a phone': { phone: null },
  'without a license': { licences: [] },
  'that says next to nothing': NOTHING_SAID,
  'of a court': { ...NOTHING_SAID, kind: 'court', category: null, categoryId: null },
  'of a legal aid': { kind: 'legal-aid', priceRange: null, feeBasis: [] },
  'with a name of 120 characters': { name: LONG_NAME },
  'with one review': { reviewCount: 1, rating: '5.0', ratingCounts: [0, 0, 0, 0, 1] },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [variant, changes] of Object.entries(VARIANTS)) {
  test(`the page of a firm ${variant} passes axe, fits its width and shows its icons`, async ({ page }) => {
    const { slug } = await someBusiness(page.request, 0);
    const business = { ...(await businessAt(page.request, slug)), ...changes };
    await page.route('**/api/businesses/slug/*/page?*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, business } });
    });
    await open(page, '/search?rating=3&sortBy=name&page=2');
    await page.locator(`main article :is(h2, h3) a[href="${businessPath(slug)}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(business.name);
    await expect(page.getByRole('region', { name: 'Contact Information' })).toBeVisible();
    await looksRight(page);
  });
}
