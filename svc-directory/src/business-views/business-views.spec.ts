import { eventually } from '@lawdex/svc-kit/testing';
import { addBusiness, useDirectory } from '../../test/directory.ts';

const directory = useDirectory();

const views = async (id: string): Promise<number> => {
  const { rows } = await directory.database.pool.query('select from business_views where business_id = $1', [id]);
  return rows.length;
};

const waitForViews = (id: string, count: number) =>
  eventually(`${count} views`, async () => (await views(id)) >= count);

describe('views of a business', () => {
  it('are counted behind the answers, one for each time that the business is asked for', async () => {
    const seen = await addBusiness(directory, {});
    const unseen = await addBusiness(directory, {});
    for (let visit = 0; visit < 3; visit++) await directory.get(`/api/businesses/slug/${seen.slug}`);
    await waitForViews(seen.id, 3);
    expect(await views(seen.id)).toBe(3);
    expect(await views(unseen.id)).toBe(0);
  });

  it('of a business that is removed meanwhile are dropped, and cost the others nothing', async () => {
    const removed = await addBusiness(directory, {});
    const kept = await addBusiness(directory, {});
    await directory.get(`/api/businesses/slug/${removed.slug}`);
    await directory.get(`/api/businesses/slug/${kept.slug}`);
    await directory.database.pool.query('delete from businesses where id = $1', [removed.id]);
    await waitForViews(kept.id, 1);
    expect(await views(kept.id)).toBe(1);
  });
});
