import { addBusiness, useDirectory } from '../../test/directory.ts';
import { expectDocumented, expectError } from '../../test/documented.ts';

const directory = useDirectory();
beforeAll(async () => {
  for (const city of ['Salem', 'Portland', 'Bend', 'Eugene', 'Astoria', 'Ashland', 'Medford', 'Newport'])
    await addBusiness(directory, { city, state: 'OR' });
  await addBusiness(directory, { city: 'Salem', state: 'OR', rating: 4, review_count: 30 });
  await addBusiness(directory, { city: 'Salem', state: 'MA', rating: 4, review_count: 12 });
  await addBusiness(directory, { city: 'Salem', state: 'MA', category: null });
  await addBusiness(directory, { city: 'Quiet', state: 'OK', category: null, kind: 'court' });
});

it('states come by name with their firms, how many cities they have, and the six largest', async () => {
  const answer = await directory.get('/api/cities/by-state');
  const states = expectDocumented(answer, 200, 'get', '/api/cities/by-state');
  const of = (city: string, count = 1) => ({ city, state: 'OR', count });
  expect(states).toEqual([
    { state: 'MA', count: 2, cities: 1, largest: [{ city: 'Salem', state: 'MA', count: 2 }] },
    {
      state: 'OR',
      count: 9,
      cities: 8,
      largest: [of('Salem', 2), of('Ashland'), of('Astoria'), of('Bend'), of('Eugene'), of('Medford')],
    },
  ]);
});

it('the cities of one state come in pages, with their number', async () => {
  const page = await directory.get('/api/cities?state=or&limit=3&page=3');
  expect(expectDocumented(page, 200, 'get', '/api/cities')).toEqual([
    { city: 'Newport', state: 'OR', count: 1 },
    { city: 'Portland', state: 'OR', count: 1 },
  ]);
  expect(page.headers.get('x-total-count')).toBe('8');
  expectError(await directory.get('/api/cities?state=Oregon'), 400, 'invalid_parameter', /state/);
});

it('the figures count firms, cities, reviews and practice areas that are there, and no courts', async () => {
  const figures = expectDocumented(await directory.get('/api/figures'), 200, 'get', '/api/figures');
  // Only tax law has businesses.
  expect(figures).toEqual({ firms: 11, cities: 9, reviews: 42, practiceAreas: 1 });
});
