import { business } from '../../../test/businesses.ts';
import { until } from '../../../test/until.ts';
import { SearchServiceUnderTest } from '../../../test/search-service.ts';

const service = SearchServiceUnderTest.inTests([
  business({ name: 'Tax Firm', practice: 'tax-law', in: 'Houston', rating: '4.0', reviewCount: 9 }),
  business({ name: 'Other Firm', practice: 'elder-law', rating: '3.1', reviewCount: 90 }),
]);

const insert = (phrase: string, kind: string, means: string, strength = 'strong'): Promise<unknown> =>
  service.database.pool.query('insert into search_phrases (phrase, kind, means, strength) values ($1, $2, $3, $4)', [
    phrase,
    kind,
    means,
    strength,
  ]);

const understood = async (query: string) => (await service.search({ query })).understood;

describe('a row of search_phrases', () => {
  it('is in force without a restart or reindexing, of every kind, and broken ones are passed over', async () => {
    await insert('Quokka problems', 'practice', 'tax-law');
    await insert('wombat', 'practice', 'tax-law', 'soft');
    await insert('bandicoot', 'filter', 'rating=4');
    await insert('numbat', 'noise', '');
    await insert('dingo town', 'place', 'Houston, TX');
    await insert('cassowary', 'synonym', 'tax law');
    await insert('taxation', 'none', '');
    await insert('possum', 'practice', 'no-such-area');
    await insert('platypus', 'filter', 'rating=lots');
    await until(async () => (await understood('quokka problems')).practices.length > 0);
    expect(await understood('quokka problems')).toMatchObject({ practices: [{ slug: 'tax-law' }] });
    expect(await understood('wombat')).toMatchObject({ practices: [{ slug: 'tax-law' }] });
    expect(await understood('bandicoot')).toMatchObject({ filters: [{ name: 'rating', value: '4' }] });
    expect(await understood('numbat')).toMatchObject({ ignored: ['numbat'], words: [] });
    expect(await understood('dingo town')).toMatchObject({ place: { label: 'Houston, TX' } });
    expect(await understood('cassowary')).toMatchObject({ practices: [{ slug: 'tax-law' }] });
    expect(await understood('possum')).toMatchObject({ practices: [], words: ['possum'] });
    expect(await understood('platypus')).toMatchObject({ filters: [], words: ['platypus'] });
  });

  it('is refused by the database with an unknown kind or strength, or without a phrase', async () => {
    await expect(insert('emu', 'magic', '')).rejects.toThrow('search_phrases_kind_check');
    await expect(insert('emu', 'noise', '', 'fierce')).rejects.toThrow('search_phrases_strength_check');
    await expect(insert('', 'noise', '')).rejects.toThrow('search_phrases_phrase_check');
  });
});
