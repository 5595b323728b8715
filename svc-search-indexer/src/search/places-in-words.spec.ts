import { corpus } from '../../test/corpus.ts';
import { business, listOf } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import { tableOf } from '../../test/tables.ts';

const service = SearchServiceUnderTest.inTests([...corpus(400), ...listOf('places in words').map(business)]);

it.each(["o'brien", 'goodman'])('%j is the firm, not the town of that name', async (query) => {
  const { businesses, understood } = await service.search({ query });
  expect([businesses[0]?.name, understood.place]).toEqual(["O'Brien & Goodman", null]);
});

it.each(tableOf('words-and-firms', 'is the office there'))('%j is the office there', async (query, city, state) => {
  const [first] = (await service.search({ query })).businesses;
  expect(first).toMatchObject({ name: 'Seattle Sterling Partners', city, state });
});

it.each(['Mc Allister', 'mc allister law seattle', 'mcallster law'])('%j is McAllister Law', async (query) => {
  expect((await service.names({ query }))[0]).toBe('McAllister Law');
});

it.each(tableOf('words-and-firms', 'is first the firm whose surname is a town, then what is there'))(
  '%j is first the firm whose surname is a town, then what is there',
  async (query, name) => {
    const { businesses, understood } = await service.search({ query });
    const [first, ...others] = businesses;
    expect(first?.name).toBe(name);
    const [level] = understood.place?.label.split(', ') ?? [];
    expect(others.every(({ city }) => city === level)).toBe(true);
  },
);

it.each([
  'austin lawyers',
  'austin attorneys',
  'austin legal',
  'austin law firms',
  'lawyers in austin',
  'austin divorce lawyers',
  'austin tx lawyers',
])('%j shows no firm of that name elsewhere', async (query) => {
  const { businesses } = await service.search({ query });
  expect(businesses.slice(0, 3).map(({ city }) => city)).toEqual(['Austin', 'Austin', 'Austin']);
});

it('of firms called like a city only the one there is first for who looks for lawyers', async () => {
  expect((await service.names({ query: 'phoenix attorneys' }))[0]).toBe('Phoenix Law Group');
});

it('legal aid of the state is first for who has no money, then free consultations', async () => {
  await service.index(
    business({ name: 'Costly Evictions', practice: 'eviction', in: 'Evanston', rating: '5.0', reviewCount: 90 }),
    business({ name: 'Free Talk Evictions', practice: 'eviction', in: 'Evanston', freeConsultation: true }),
    business({ name: 'Prairie Legal Aid', practice: 'legal-aid', in: 'Springfield, IL', serves: ['IN', 'IL'] }),
  );
  const { businesses } = await service.search({ query: 'eviction no money evanston' });
  const found = businesses.filter(({ name }) => /Evictions|Prairie/.test(name));
  expect(found.map(({ name, why }) => [name, why.serves])).toEqual([
    ['Prairie Legal Aid', 'Illinois'],
    ['Free Talk Evictions', undefined],
    ['Costly Evictions', undefined],
  ]);
});

it('a place that is none is said, and everything is shown', async () => {
  const { total, understood } = await service.search({ query: 'tax law', location: 'Nowhereville' });
  expect(total).toBeGreaterThan(0);
  expect(understood).toMatchObject({
    place: { kind: 'unknown', label: 'Nowhereville' },
    widened: { kind: 'everywhere' },
  });
});

it.each<[Record<string, string>]>([[{ query: 'tax law', location: 'Guam' }], [{ query: 'tax law in guam' }]])(
  'who has nobody within hundreds of miles is shown the nearest first: %j',
  async (asked) => {
    const { businesses, understood } = await service.search(asked);
    expect(understood.widened).toEqual({ kind: 'everywhere' });
    const miles = businesses.map(({ why }) => why.distanceMiles ?? 0);
    expect(new Set(miles).size).toBeGreaterThan(1);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  },
);
