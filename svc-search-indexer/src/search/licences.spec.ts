import type { Licence } from '@lawdex/contracts';
import { corpus } from '../../test/corpus.ts';
import { business } from '../../test/businesses.ts';
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

const service = SearchServiceUnderTest.inTests([...corpus(400), ...NAMED]);

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
