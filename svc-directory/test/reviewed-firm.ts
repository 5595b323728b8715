import type { BusinessDetail, Review } from '@lawdex/contracts';
import { expectDocumented, useFirm, type Directory } from './directory.ts';

export const PATH = '/api/businesses/{id}/reviews';

/** A firm that is another one in each test, as those see it who write and read its reviews. */
export function useReviewedFirm(directory: Directory) {
  const firm = useFirm(directory);
  const get = (rest = '') => directory.get(`/api/businesses/${firm.id}/reviews${rest}`);
  const detail = async () => (await directory.get(`/api/businesses/slug/${firm.slug}`)).body as BusinessDetail;
  const query = async (sql: string) => (await directory.database.pool.query(sql, [firm.id])).rows;
  return {
    ...{ firm, get, detail, query },
    post: (review: unknown, headers: Record<string, string> = {}) =>
      directory.post(`/api/businesses/${firm.id}/reviews`, review, headers),
    reviews: async (asked = ''): Promise<Review[]> => expectDocumented(await get(asked), 200, 'get', PATH),
    figures: async () => {
      const { rating, reviewCount } = await detail();
      return { rating, reviewCount };
    },
    events: (): Promise<{ type: string; version: number }[]> =>
      query('select type, version from outbox_events where subject_id = $1 order by id'),
  };
}
