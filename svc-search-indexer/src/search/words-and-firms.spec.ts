import type { Licence } from '@lawdex/contracts';
import { corpus } from '../../test/corpus.ts';
import { business, listOf } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import { tableOf } from '../../test/tables.ts';

const licence = (jurisdiction: string, number: string, holder: string | null = null): Licence => ({
  ...{ jurisdiction, holder, number, yearAdmitted: 1999, sourceUrl: null, checkedAt: null },
});
const NAMED = [
  business({
    name: 'Quill & Compass',
    practice: 'tax-law',
    in: 'Chicago',
    licences: [licence('Illinois', '6301234', 'Ann Lee'), licence('Texas', '24012345', 'Bo Diaz')],
  }),
  business({ name: 'Prairie Counsel', practice: 'tax-law', in: 'Houston', licences: [licence('OK', 'P-0077665')] }),
  business({ name: 'Zip Law', practice: 'tax-law', in: 'Houston', licences: [licence('Texas', '60614')] }),
];

const service = SearchServiceUnderTest.inTests([...corpus(400), ...NAMED, ...listOf('places in words').map(business)]);

describe('a license number finds its firm', () => {
  it.each(tableOf('words-and-firms', 'a license number finds its firm'))(
    '%j finds %s, and nobody else',
    async (query, name) => {
      const { businesses, total, understood, more } = await service.search({ query });
      expect([businesses.map((found) => found.name), total, more]).toEqual([[name], 1, []]);
      expect(understood).toMatchObject({ licence: { isListed: true }, widened: null, place: null, words: [] });
    },
  );

  it('says whose it is, and which license', async () => {
    const { businesses, understood } = await service.search({ query: 'TX 24012345' });
    expect(businesses[0]?.why.licence).toEqual({ jurisdiction: 'Texas', holder: 'Bo Diaz', number: '24012345' });
    expect(understood.licence).toEqual({
      number: '24012345',
      state: 'Texas',
      authority: { name: 'State Bar of Texas', url: 'https://www.texasbar.com/' },
      isListed: true,
      found: businesses[0]?.why.licence,
    });
  });

  it('a number that nobody in the state has may be found in another one, and it is said whose it is not', async () => {
    const { businesses, understood } = await service.search({ query: 'Ohio 24012345' });
    expect(businesses.map(({ name }) => name)).toEqual(['Quill & Compass']);
    expect(understood.licence).toMatchObject({ state: 'Ohio', isListed: false });
  });

  it('a number that is nobody’s is said to be, and the other words find what they find', async () => {
    const divorce = await service.search({ query: 'divorce lawyer houston' });
    const both = await service.search({ query: 'divorce lawyer houston bar number 99887766' });
    expect([both.total, both.businesses[0]?.id]).toEqual([divorce.total, divorce.businesses[0]?.id]);
    expect(both.understood.licence).toMatchObject({ number: '99887766', isListed: false });
    const alone = await service.search({ query: '99887766' });
    expect([alone.total, alone.understood.licence?.isListed]).toEqual([0, false]);
  });

  it('a ZIP code stays one, and a number beside a name comes first', async () => {
    const { businesses, understood } = await service.search({ query: '60614' });
    expect(understood).toMatchObject({ place: { kind: 'zip' } });
    expect(businesses[0]?.name).not.toBe('Zip Law');
    expect((await service.search({ query: 'quill 24012345' })).businesses[0]?.name).toBe('Quill & Compass');
  });
});

describe('whoever asks how to check a license', () => {
  it('finds what the other words find, and hears who keeps the list of that state', async () => {
    const texas = await service.search({ query: 'lawyers texas' });
    const { total, understood } = await service.search({ query: 'lawyer license lookup texas' });
    expect(total).toBe(texas.total);
    expect(understood).toMatchObject({
      licence: { number: null, state: 'Texas', authority: { name: 'State Bar of Texas' } },
      practices: [],
      words: [],
      ignored: [],
    });
  });

  it('loses no firm by it', async () => {
    const all = await service.search({});
    for (const query of ['check lawyer license', 'is my lawyer licensed', 'bar number lookup', 'state bar check']) {
      const { total, understood } = await service.search({ query });
      expect([query, total]).toEqual([query, all.total]);
      expect(understood.licence).toEqual({ number: null, state: null, authority: null, isListed: false });
    }
  });

  it.each(['licensed electrician', 'driver license suspended', 'liquor license', 'professional license defense'])(
    'is not who searches for %j',
    async (query) => {
      expect((await service.search({ query })).understood).not.toHaveProperty('licence');
    },
  );

  it('in a place that was chosen, hears of that state', async () => {
    const { understood } = await service.search({ query: 'check lawyer license', location: 'Houston, TX' });
    expect(understood.licence?.state).toBe('Texas');
  });
});

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
