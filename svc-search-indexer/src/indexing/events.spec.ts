import { category } from '@lawdex/search-language/testing';
import { corpus } from '../../test/corpus.ts';
import { categoryChanged, changed, deleted, business, uuidOf } from '../../test/businesses.ts';
import { INDEX_VERSION } from '../index-definition/version.core.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

const service = SearchServiceUnderTest.inTests();

const adler = business({ name: 'Adler Law', rating: '4.0', reviewCount: 3 });
const rated = (rating: string) => ({ ...adler, rating });
const ratingNow = async () => (await service.search({ query: 'adler' })).businesses[0]?.rating;

describe('POST /internal/events', () => {
  afterEach(async () => {
    await service.database.pool.query('truncate search_documents, search_rows, search_vocabulary, search_places');
    await service.send([categoryChanged(category('bankruptcy'), Date.now())]);
  });

  it('answers 204 when the changes can be found already', async () => {
    await service.send([changed(adler)]);
    expect(await ratingNow()).toBe('4.0');
    await service.send([changed(rated('4.5'), 2)]);
    expect(await ratingNow()).toBe('4.5');
  });

  it('ignores what it has, whatever the order and however often it comes', async () => {
    await service.send([changed(rated('4.2'), 3)]);
    await service.send([changed(rated('4.1'), 2)]);
    await service.send([changed(rated('1.0'), 3)]);
    expect(await ratingNow()).toBe('4.2');
    await service.send([changed(rated('4.6'), 6), changed(rated('4.5'), 5), changed(rated('4.6'), 6)]);
    expect(await ratingNow()).toBe('4.6');
  });

  it('keeps a deleted business deleted when older news arrive late, and takes newer ones', async () => {
    await service.send([changed(adler, 1), deleted(adler.id, 3)]);
    expect(await service.search({ query: 'adler' })).toMatchObject({ businesses: [], total: 0 });
    await service.send([changed(adler, 2)]);
    expect((await service.search({ query: 'adler' })).total).toBe(0);
    await service.send([changed(adler, 4)]);
    expect((await service.search({ query: 'adler' })).total).toBe(1);
    await service.send([deleted(uuidOf('never seen'), 2), changed({ ...adler, id: uuidOf('never seen') }, 1)]);
    expect((await service.search({ query: 'adler' })).total).toBe(1);
  });

  it('keeps counts of words and places exact through changes and deletions', async () => {
    const businesses = [...corpus(60)];
    await service.index(...businesses);
    await service.send(
      businesses
        .slice(0, 20)
        .map((record) => changed({ ...record, name: `New ${record.name}`, city: 'Austin', state: 'TX' }, 2)),
    );
    await service.send(businesses.slice(10, 30).map(({ id }) => deleted(id, 3)));
    const { rows: wrong } = await service.database.pool.query(`
      select lexeme from search_vocabulary v full join (
        select lexeme, count(*) n from search_rows, unnest(tsvector_to_array(tsv)) lexeme
        where lexeme ~ '^[nd]:' group by lexeme) w using (lexeme) where coalesce(v.docs, 0) <> coalesce(n, 0)`);
    expect(wrong).toEqual([]);
    const { rows: places } = await service.database.pool.query(`
      select p.key from search_places p full join (
        select city_key as key, tz, count(*) n, sum(round(lat * 1e6)) lat from search_rows group by city_key, tz) r using (key, tz)
      where p.docs <> coalesce(n, 0) or p.lat_sum <> coalesce(lat, 0)`);
    expect(places).toEqual([]);
  });

  it('changes nothing when one event of a batch is unfit, or the token is missing', async () => {
    const unfit = { ...changed(adler), version: 'two' };
    const { status, body } = await service.post([changed(business({ name: 'Baker Law' })), unfit]);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(/events\[1\] .*version/) }),
    ]);
    expect((await service.post('all of them')).status).toBe(400);
    expect((await service.post([changed(adler)], null)).status).toBe(403);
    expect((await service.post([changed(adler)], 'wrong')).status).toBe(403);
    expect((await service.search({})).total).toBe(0);
  });

  it('gives the documents of a renamed category its new words, and answers with its new name', async () => {
    const old = category('bankruptcy');
    const main = business({ name: 'Adler Law', practice: 'bankruptcy' });
    const also = business({ name: 'Baker Law', practice: 'tax-law', additional: ['bankruptcy'] });
    await service.index(main, also);
    expect((await service.search({ query: 'clean slate' })).total).toBe(0);
    await service.send([categoryChanged({ ...old, name: 'Fresh Starts', aliases: ['clean slate'] }, Date.now())]);
    await service.settle();
    expect(await service.names({ query: 'clean slate' })).toEqual(['Adler Law', 'Baker Law']);
    expect((await service.search({ query: 'adler' })).businesses[0]?.category).toEqual({
      name: 'Fresh Starts',
      slug: 'bankruptcy',
    });
  });

  it('knows a new name well enough to correct its spelling within a second', async () => {
    await service.send([changed(business({ name: 'Wojciechowski & Daughters' }))]);
    await service.settle();
    expect(await service.names({ query: 'wojcechowski' })).toEqual(['Wojciechowski & Daughters']);
  });

  it('takes batches from several senders at once without losing one', async () => {
    const businesses = [...corpus(200)];
    await Promise.all(
      Array.from({ length: 8 }, (_, sender) =>
        service.send(
          businesses.flatMap((record, index) => (index % 8 === sender || index % 3 === 0 ? [changed(record)] : [])),
        ),
      ),
    );
    expect((await service.search({})).total).toBe(200);
  });
});

describe('a start', () => {
  it('reads words, places and categories that are there already', async () => {
    await service.index(business({ name: 'Castellanos Law', practice: 'tax-law', in: 'Seattle' }));
    await service.restart();
    expect(await service.names({ query: 'castelanos' })).toEqual(['Castellanos Law']);
    expect(await service.names({ query: 'tax seatle', sortBy: 'distance' })).toContain('Castellanos Law');
  });

  it('maps documents of another index version again, while it answers', async () => {
    await service.index(business({ name: 'Zapata Law' }));
    await service.database.pool.query(`
      update search_rows set tsv = '', rating = 1;
      update search_feeds set index_version = index_version + 1;
      update search_counts set index_version = index_version + 1;
      delete from search_vocabulary where lexeme = 'n:zapata'`);
    await service.restart();
    await service.settle();
    expect(await service.names({ query: 'castellanos' })).toEqual(['Castellanos Law']);
    expect(await service.names({ query: 'zapata' })).toEqual(['Zapata Law']);
    const { rows } = await service.database.pool.query(
      `select f.index_version as fed, c.index_version as counted, v.docs
       from search_feeds f, search_counts c, search_vocabulary v
       where v.lexeme = 'n:zapata' and f.engine = 'postgres' and f.index_version = ${INDEX_VERSION}`,
    );
    expect(rows).toEqual([{ fed: INDEX_VERSION, counted: INDEX_VERSION, docs: 1 }]);
  });
});

it('runs with a login that cannot change the schema', async () => {
  const { rows } = await service.database.pool.query(
    "select has_schema_privilege($1, 'public', 'create') as creates, has_table_privilege($1, 'search_rows', 'truncate') as truncates",
    [service.database.appRole],
  );
  expect(rows).toEqual([{ creates: false, truncates: false }]);
});
