import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { eventually } from '@lawdex/svc-kit/testing';
import CONSTRAINTS from '../../test/cases/constraints.json' with { type: 'json' };
import { addBusiness, expectDocumented, expectError, useDirectory, type NewBusiness } from '../../test/directory.ts';

// A Monday, 10:00 in New York and 7:00 in Los Angeles.
const NOW = new Date('2026-11-16T15:00:00Z');
const NINE_TO_FIVE = { mon: { open: '09:00', close: '17:00' } };

const directory = useDirectory({ clock: () => NOW });

const detail = async (slug: string): Promise<BusinessDetail> =>
  expectDocumented(await directory.get(`/api/businesses/slug/${slug}`), 200, 'get', '/api/businesses/slug/{slug}');

describe('GET /api/businesses/slug/{slug}', () => {
  it('answers everything about a business that has everything', async () => {
    const said = {
      ...{ slug: 'everything', name: 'Everything & Sons', kind: 'law-firm', description: 'About us' },
      ...{ image: '/api/images/firms/ab.svg', city: 'New York', state: 'NY', phone: '(212) 555-0100' },
      ...{ email: 'a@example.com', website: 'https://example.com', latitude: 40.7505, longitude: -73.9934 },
      ...{ hours: NINE_TO_FIVE, languages: ['en', 'es'], serves: ['NY', 'NJ'] },
    };
    const licence = { jurisdiction: 'NY', number: '1', sourceUrl: 'https://example.com' };
    const { id, slug } = await addBusiness(directory, {
      ...said,
      ...{ price_range: '$$', rating: 4.6, review_count: 12, zip_code: '10001', time_zone: 'America/New_York' },
      ...{ fee_basis: ['flat', 'hourly'], free_consultation: true },
      licences: JSON.stringify([{ ...licence, secret: 1 }]),
    });
    await directory.database.pool.query(
      `insert into business_practice_areas select $1, id from categories where slug in ('bankruptcy', 'elder-law')`,
      [id],
    );
    expect(await detail(slug)).toEqual({
      ...{ id, ...said, address: '1 Main Street', zipCode: '10001', timeZone: 'America/New_York' },
      ...{ isOpen: true, opensOrCloses: 'closes 5 PM' },
      ...{ category: { name: 'Tax Law', slug: 'tax-law' }, categoryId: expect.any(String), priceRange: '$$' },
      ...{ rating: '4.6', ratingCounts: [0, 0, 0, 0, 0], reviewCount: 12, cityNeedsState: false },
      ...{ hasDelivery: false, hasTakeout: false, freeConsultation: true, videoConsultation: false },
      feeBasis: ['flat', 'hourly'],
      licences: [{ ...licence, holder: null, yearAdmitted: null, checkedAt: null }],
      additionalPracticeAreas: [
        { name: 'Bankruptcy', slug: 'bankruptcy' },
        { name: 'Elder Law', slug: 'elder-law' },
      ],
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
    });
  });

  it('answers nulls and empty lists for a business of which little is known', async () => {
    const { slug } = await addBusiness(directory, { category: null });
    const unknown = ['category', 'categoryId', 'phone', 'website', 'hours', 'isOpen', 'latitude'];
    expect(await detail(slug)).toMatchObject({
      ...Object.fromEntries(unknown.map((field) => [field, null])),
      ...{ rating: '0.0', reviewCount: 0, licences: [], additionalPracticeAreas: [] },
    });
  });

  it('tells whether its city shares the name with one of another state where firms are', async () => {
    const alone = await addBusiness(directory, { city: 'Yazoo City', state: 'MS' });
    const court = await addBusiness(directory, { city: 'yazoo city', state: 'LA', kind: 'court', category: null });
    expect((await detail(alone.slug)).cityNeedsState).toBe(false);
    await addBusiness(directory, { city: 'Yazoo City', state: 'TX' });
    expect((await detail(alone.slug)).cityNeedsState).toBe(true);
    expect((await detail(court.slug)).cityNeedsState).toBe(true);
  });

  it('tells whether it is open by the clock of its own time zone', async () => {
    const { slug } = await addBusiness(directory, { hours: NINE_TO_FIVE, time_zone: 'America/Los_Angeles' });
    expect((await detail(slug)).isOpen).toBe(false);
  });

  it('answers 404 for an unknown slug and 400 for what cannot be one', async () => {
    expectError(await directory.get('/api/businesses/slug/nobody'), 404, 'business_not_found');
    expectError(await directory.get('/api/businesses/slug/No%20body'), 400, 'invalid_parameter', /slug/);
    expectError(await directory.get('/api/businesses/slug/x%00'), 400, 'invalid_parameter', /slug/);
    expectError(await directory.get('/api/businesses/slug/x?full=1'), 400, 'invalid_parameter', /full/);
    expectError(await directory.get('/api/businesses/nobody'), 404, 'not_found');
  });
});

describe('the table of businesses', () => {
  it.each(CONSTRAINTS as [string, NewBusiness, string][])(
    'refuses %s, whoever writes it',
    async (_what, row, constraint) => {
      await expect(addBusiness(directory, row)).rejects.toMatchObject({ constraint });
    },
  );

  it('refuses a second firm with the same slug, and takes another office of one name in one ZIP code', async () => {
    const { slug, name } = await addBusiness(directory);
    await expect(addBusiness(directory, { slug })).rejects.toMatchObject({ code: '23505' });
    await expect(addBusiness(directory, { name })).resolves.toBeDefined();
  });
});

it('GET /api/businesses/featured answers six well-rated firms of six practice areas, best first', async () => {
  const areas = 'immigration bankruptcy real-estate employment-law civil-rights legal-aid elder-law'.split(' ');
  for (const [index, category] of areas.entries()) {
    const review_count = 40;
    await addBusiness(directory, { category, rating: 4.9 - index / 10, review_count, slug: `best-${category}` });
    await addBusiness(directory, { category, rating: 4.8 - index / 10, review_count, slug: `second-${category}` });
    await addBusiness(directory, { category, rating: 5, review_count: 1, slug: `lucky-${category}` });
  }
  const path = '/api/businesses/featured';
  const featured = expectDocumented<BusinessSummary[]>(await directory.get(path), 200, 'get', path);
  expect(featured.map(({ slug }) => slug)).toEqual(areas.slice(0, 6).map((area) => `best-${area}`));
});

const views = async (id: string): Promise<number> => {
  const { rows } = await directory.database.pool.query('select from business_views where business_id = $1', [id]);
  return rows.length;
};

const waitForViews = (id: string, count: number) =>
  eventually(`${count} views`, async () => (await views(id)) >= count);

describe('views of a business', () => {
  it('are counted behind the answers, one for each time that the business is asked for', async () => {
    const seen = await addBusiness(directory);
    const unseen = await addBusiness(directory);
    for (let visit = 0; visit < 3; visit++) await directory.get(`/api/businesses/slug/${seen.slug}`);
    await waitForViews(seen.id, 3);
    expect(await views(seen.id)).toBe(3);
    expect(await views(unseen.id)).toBe(0);
  });

  it('of a business that is removed meanwhile are dropped, and cost the others nothing', async () => {
    const removed = await addBusiness(directory);
    const kept = await addBusiness(directory);
    await directory.get(`/api/businesses/slug/${removed.slug}`);
    await directory.get(`/api/businesses/slug/${kept.slug}`);
    await directory.database.pool.query('delete from businesses where id = $1', [removed.id]);
    await waitForViews(kept.id, 1);
    expect(await views(kept.id)).toBe(1);
  });
});
