import { randomUUID } from 'node:crypto';
import type { Review } from '@lawdex/contracts';
import type { Answer } from '@lawdex/svc-kit/testing';
import { addBusiness, expectDocumented, expectError, useDirectory } from '../../test/directory.ts';
import { PATH, useReviewedFirm } from '../../test/reviewed-firm.ts';

const directory = useDirectory();
const { firm, get, post, reviews } = useReviewedFirm(directory);

describe('caches', () => {
  const group = () => `"business-${firm.id}"`;
  const invalidation = (answer: Answer) => answer.headers.get('cache-group-invalidation');

  it('are told which business an answer shows, by lists for each of their rows', async () => {
    for (const path of [
      `/api/businesses/slug/${firm.slug}`,
      `/api/businesses/${firm.id}/reviews`,
      '/api/cities/springfield/businesses?limit=100',
      '/api/businesses/featured',
    ]) {
      expect((await directory.get(path)).headers.get('cache-groups')).toMatch(/^"business-[0-9a-f-]{36}"/);
    }
    const { headers } = await directory.get(`/api/businesses/slug/${firm.slug}`);
    expect(headers.get('cache-groups')).toBe(group());
    expect((await directory.get('/api/cities')).headers.get('cache-groups')).toBeNull();
  });

  it('forget the business that a review is of, unless nothing was written', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { userName: 'Ann', rating: 4 };
    expect(invalidation(await post(body, key))).toBe(group());
    expect(invalidation(await post(body, key))).toBeNull();
    expect(invalidation(await post({ ...body, rating: 1 }, key))).toBeNull();
    expect(invalidation(await post({ rating: 0 }))).toBeNull();
    expect(invalidation(await directory.get(`/api/businesses/slug/${firm.slug}`))).toBeNull();
  });
});

describe('GET /api/businesses/{id}/reviews', () => {
  it('answers the newest first, page by page, with the true total', async () => {
    for (let n = 1; n <= 5; n++) await post({ userName: `Visitor ${n}`, rating: 3 });
    const names = (await reviews('?limit=2&page=2')).map(({ userName }) => userName);
    expect(names).toEqual(['Visitor 3', 'Visitor 2']);
    const answer = await get('?limit=1');
    expect(answer.headers.get('x-total-count')).toBe('5');
  });

  it('sorts by stars, of equals the newest first, and knows no other order', async () => {
    for (const rating of [3, 5, 1, 5]) await post({ userName: `Visitor ${rating}`, rating });
    const newest = await reviews();
    const ratings = async (query: string) => (await reviews(query)).map(({ rating }) => rating);
    expect(newest.map(({ rating }) => rating)).toEqual([5, 1, 5, 3]);
    expect(await ratings('?sortBy=lowest')).toEqual([1, 3, 5, 5]);
    expect(await ratings('?sortBy=highest')).toEqual([5, 5, 3, 1]);
    expect((await reviews('?sortBy=highest'))[0]).toEqual(newest[0]);
    expect((await reviews('?sortBy=lowest&page=2&limit=2'))[0]).toEqual(newest[0]);
    const other = await get('?sortBy=(select%20pg_sleep(5))');
    expectError(other, 400, 'invalid_parameter', /^sortBy must be one of newest, highest, lowest/);
  });

  it('answers those of one rating, with how many there are, and 400 for a rating that there is not', async () => {
    for (const rating of [3, 5, 1, 5]) await post({ userName: `Visitor ${rating}`, rating });
    const answer = await get('?rating=5&limit=1');
    expect(expectDocumented<Review[]>(answer, 200, 'get', PATH)).toMatchObject([{ rating: 5 }]);
    expect(answer.headers.get('x-total-count')).toBe('2');
    expect((await get('?rating=2')).headers.get('x-total-count')).toBe('0');
    for (const rating of ['0', '6', '4.5', 'five', '']) {
      const refused = await get(`?rating=${rating}`);
      expectError(refused, 400, 'invalid_parameter', /^rating must be a whole number from 1 to 5/);
    }
    expectError(await directory.get(`/api/businesses/${randomUUID()}/reviews?rating=5`), 404, 'business_not_found');
  });

  it('answers 404 for a business that is not there, and 400 for a malformed id or query', async () => {
    expectError(await directory.get(`/api/businesses/${randomUUID()}/reviews`), 404, 'business_not_found');
    expectError(await directory.get('/api/businesses/12/reviews'), 400, 'invalid_parameter', /^id/);
    const endless = await get('?limit=1e6');
    expectError(endless, 400, 'invalid_parameter', /^limit/);
  });
});

describe('GET /api/businesses/{id}/reviews/{reviewId}', () => {
  it('answers the review and its place among the newest, for the caches of its business', async () => {
    for (const name of ['Ann', 'Bob', 'Cy']) await post({ userName: name, rating: 4 });
    const [, , oldest] = await reviews();
    const answer = await get(`/${oldest?.id}`);
    expect(expectDocumented(answer, 200, 'get', `${PATH}/{reviewId}`)).toEqual({ ...oldest, place: 3 });
    expect(answer.headers.get('cache-groups')).toBe(`"business-${firm.id}"`);
  });

  it('answers 404 for a review of another business or of none, and 400 for a malformed id', async () => {
    await post({ userName: 'Ann', rating: 4 });
    const [review] = await reviews();
    const other = await addBusiness(directory);
    for (const path of [`${other.id}/reviews/${review?.id}`, `${firm.id}/reviews/${randomUUID()}`]) {
      expectError(await directory.get(`/api/businesses/${path}`), 404, 'review_not_found');
    }
    const malformed = await get('/12');
    expectError(malformed, 400, 'invalid_parameter', /^reviewId must be a UUID/);
  });
});
