import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Comparison } from '@lawdex/contracts';
import pg from 'pg';
import { addBusiness, expectDocumented, expectError, useDirectory, type NewBusiness } from '../../test/directory.ts';

// A Monday, 10:00 in New York and 7:00 in Los Angeles.
const NOW = new Date('2026-11-16T15:00:00Z');
const NINE_TO_FIVE = { mon: { open: '09:00', close: '17:00' } };
const PATH = '/api/businesses/compare';

const directory = useDirectory({ clock: () => NOW });

const ask = (ids: readonly string[], more = '') =>
  directory.get(`${PATH}?ids=${ids.map(encodeURIComponent).join(',')}${more}`);

const compare = async (ids: readonly string[], more = ''): Promise<Comparison> =>
  expectDocumented(await ask(ids, more), 200, 'get', PATH);

const add = async (businesses: readonly NewBusiness[]): Promise<string[]> => {
  const added = await Promise.all(businesses.map((business) => addBusiness(directory, business)));
  return added.map(({ id }) => id);
};

/** Counts the questions to the database about businesses during `act`. */
async function questionsDuring(act: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls.filter((call) => JSON.stringify(call[0]).includes('from businesses')).length;
  } finally {
    query.mockRestore();
  }
}

describe('GET /api/businesses/compare', () => {
  it('answers every fact about each, in the order of the ids, from one statement', async () => {
    const licence = { jurisdiction: 'NY', holder: 'Ann Lee', number: '1', yearAdmitted: 1999 };
    const east = { name: 'East', hours: NINE_TO_FIVE, languages: ['en', 'es'] };
    const ofEast = { time_zone: 'America/New_York', fee_basis: ['flat', 'contingency'], free_consultation: true };
    const ids = await add([
      { ...east, ...ofEast, licences: JSON.stringify([licence]) },
      { name: 'West', time_zone: 'America/Los_Angeles', hours: NINE_TO_FIVE },
      { name: 'Unsaid' },
    ]);
    const order = [ids[2], ids[0], ids[1]].map(String);
    const questions = await questionsDuring(async () => {
      const { businesses } = await compare(order);
      expect(businesses.map(({ id }) => id)).toEqual(order);
      expect(businesses.map(({ isOpen }) => isOpen)).toEqual([null, true, false]);
      expect(businesses[1]).not.toHaveProperty('ratingCounts');
      expect(businesses[1]).toMatchObject({
        ...{ ...east, feeBasis: ['flat', 'contingency'], freeConsultation: true, videoConsultation: false },
        licences: [{ ...licence, sourceUrl: null, checkedAt: null }],
        additionalPracticeAreas: [],
      });
    });
    expect(questions).toBe(1);
  });

  it('says who is rated highest and reviewed most, what they practice, cost and deliver', async () => {
    const ids = await add([
      { rating: 4.8, review_count: 3, price_range: '$$$', has_delivery: true },
      { rating: 4.2, review_count: 90, price_range: '$', category: 'bankruptcy', has_takeout: true },
      { rating: 4.8, review_count: 40, price_range: '$$$', has_takeout: true },
      { category: 'bankruptcy' },
    ]);
    const [fewReviews, mostReviewed, highest] = ids;
    const comparison = await compare(ids);
    expect(comparison.highestRated).toMatchObject({ id: highest, rating: '4.8', reviewCount: 40 });
    expect(comparison.mostReviewed).toMatchObject({ id: mostReviewed, reviewCount: 90 });
    expect(comparison.allCategories.map(({ slug }) => slug)).toEqual(['tax-law', 'bankruptcy']);
    expect(comparison.priceRanges).toEqual(['$', '$$$']);
    expect(comparison.hasDelivery.map(({ id }) => id)).toEqual([fewReviews]);
    expect(comparison.hasTakeout.map(({ id }) => id)).toEqual([mostReviewed, highest]);
    expect(comparison.missingIds).toEqual([]);
  });

  it('names nobody as the highest rated or most reviewed without a review, nor a court', async () => {
    const ids = await add([{}, { kind: 'court', category: null }]);
    expect(await compare(ids)).toMatchObject({ highestRated: null, mostReviewed: null });
  });

  it('belongs to the cache groups of its businesses, so that a review makes it old', async () => {
    const ids = await add([{}, {}]);
    const groups = (await ask(ids)).headers.get('cache-groups') ?? '';
    for (const id of ids) expect(groups).toContain(`business-${id}`);
  });
});

describe('a comparison that cannot be', () => {
  const id = randomUUID();

  it.each([
    ['no ids', '', /^ids must be 2 to 4 comma-separated ids/],
    ['a statement for an id', `?ids=${id},'%20or%201=1--`, /UUIDs: ' ?or 1=1--/],
    ['another way to go on', `?ids=${id},${randomUUID()}&missing=all`, /missing must be skip/],
  ])('with %s is refused with a 400 that says so, before the database is asked', async (_, query, problem) => {
    const questions = await questionsDuring(async () =>
      expectError(await directory.get(PATH + query), 400, 'invalid_parameter', problem),
    );
    expect(questions).toBe(0);
  });

  it('with ten thousand ids never reaches the service', async () => {
    const many = Array.from({ length: 10_000 }, () => id).join(',');
    const questions = await questionsDuring(async () => expect((await ask([many])).status).toBe(431));
    expect(questions).toBe(0);
  });

  it('because businesses are gone is a 404 that counts them, since visitors read it, and an id tells them nothing', async () => {
    const [there = ''] = await add([{}]);
    const gone = [randomUUID(), randomUUID()];
    const answer = await ask([String(gone[0]), there, String(gone[1])]);
    expectError(answer, 404, 'businesses_not_found', /^2 of these businesses do not exist, or have been removed\.$/);
  });
});

describe('missing=skip', () => {
  it('compares those that are there, and lists the others', async () => {
    const [first = '', second = ''] = await add([{ rating: 4, review_count: 2 }, {}]);
    const gone = randomUUID();
    const comparison = await compare([gone, second, first], '&missing=skip');
    expect(comparison.businesses.map(({ id }) => id)).toEqual([second, first]);
    expect(comparison.highestRated?.id).toBe(first);
    expect(comparison.missingIds).toEqual([gone]);
  });

  it('answers an empty comparison when none is there', async () => {
    const gone = [randomUUID(), randomUUID()];
    const lists = { businesses: [], allCategories: [], priceRanges: [], hasDelivery: [], hasTakeout: [] };
    const empty = { ...lists, highestRated: null, mostReviewed: null, missingIds: gone };
    expect(await compare(gone, '&missing=skip')).toEqual(empty);
  });
});
