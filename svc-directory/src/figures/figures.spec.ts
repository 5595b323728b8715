import { addBusiness, useDirectory } from '../../test/directory.ts';
import { expectDocumented } from '../../test/documented.ts';

const directory = useDirectory();

it('the figures count firms, cities, reviews and practice areas that are there, and no courts', async () => {
  await addBusiness(directory, { city: 'Salem', state: 'OR', category: 'tax-law', rating: 4, review_count: 30 });
  await addBusiness(directory, { city: 'Salem', state: 'MA', category: 'tax-law', rating: 4, review_count: 12 });
  await addBusiness(directory, { city: 'Salem', state: 'MA', category: null });
  await addBusiness(directory, { city: 'Quiet', state: 'OK', category: null, kind: 'court' });
  const answer = await directory.get('/api/figures');
  const figures = expectDocumented(answer, 200, 'get', '/api/figures');
  // Only tax law has businesses.
  expect(figures).toEqual({ firms: 3, cities: 2, reviews: 42, practiceAreas: 1 });
});
