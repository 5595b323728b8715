import { uuidOf } from '../../../test/businesses.ts';
import { document, everything, plan, word } from '../../../test/conformance.ts';
import { recordedServer, type RecordedServer } from '../../../test/recorded-server.ts';
import type { EngineQuery } from '@lawdex/search-language/plan';
import { connectMeilisearch } from './connect.ts';

const GENERATION = 'recorded';
const OTHER = 'recorded-other';
const BUSINESSES = [
  document({ name: 'Adler', practice: 'tax-law', in: 'Chicago', rating: '4.5', reviewCount: 20 }),
  document({ name: 'Baker', practice: 'bankruptcy', in: 'Houston', additional: ['tax-law'] }),
  document({ name: 'Castillo', practice: 'tax-law', in: 'Austin', description: 'Adler trained us.' }),
  // Without what changes with the list of practice areas, otherwise each new alias would need another recording.
].map((business) => ({ ...business, practiceTerms: [], categoryId: uuidOf('area') }));

let server: RecordedServer;
let meilisearch: ReturnType<typeof connectMeilisearch>;
beforeAll(async () => {
  server = await recordedServer();
  process.stdout.write(`adapter: answers of Meilisearch ${server.version}\n`);
  meilisearch = connectMeilisearch(server);
  await meilisearch.index.drop(GENERATION);
  await meilisearch.index.create(GENERATION);
  await meilisearch.index.fill(GENERATION, [{ upserts: BUSINESSES, deletions: [] }]);
});
afterAll(async () => {
  await meilisearch.index.drop(GENERATION);
  await server.close();
});

const within = (): AbortSignal => AbortSignal.timeout(10_000);
const search = (query: Partial<EngineQuery>) => meilisearch.engine.search({ ...everything, ...query }, within());
const names = async (query: Partial<EngineQuery>): Promise<(string | undefined)[]> =>
  (await search(query)).hits.map(({ id }) => BUSINESSES.find((business) => business.id === id)?.name);

it('is not searched before an index is complete', async () => {
  await expect(search({})).rejects.toThrow('not complete');
});

describe('an index', () => {
  beforeAll(() => meilisearch.index.switchTo(GENERATION));

  it('is ready with the settings of today, and only when it is there', async () => {
    expect(await meilisearch.index.ready(GENERATION)).toBe(true);
    expect(await meilisearch.index.ready('nowhere')).toBe(false);
  });

  it('tells how much it holds, and which documents differ from those of today', async () => {
    const [adler, baker] = BUSINESSES;
    if (!adler || !baker) throw new Error('There are two.');
    expect(await meilisearch.index.stats(GENERATION)).toEqual({ documents: 3 });
    expect(await meilisearch.index.popular(GENERATION)).toEqual([]);
    const moved = { ...baker, cityKey: 'dallas-tx' };
    const added = document({ name: 'Dorn' });
    expect(await meilisearch.index.drift(GENERATION, [adler, moved, added])).toEqual([moved.id, added.id]);
  });

  it('answers tiers in one request: earlier ones first, then quality, and says which tier and how far', async () => {
    const chicago = { lat: 41.8781, lng: -87.6298 };
    const query = {
      ...plan(
        { why: 'name-words', words: [word('adler')], fields: ['name'] },
        { why: 'also-practice', practices: ['tax-law'] },
      ),
      origin: chicago,
    };
    expect(await names(query)).toEqual(['Adler', 'Baker', 'Castillo']);
    const { hits, total } = await search(query);
    expect([hits.map(({ tier }) => tier), total]).toEqual([[0, 1, 1], 3]);
    expect(hits[0]?.distanceMiles).toBeLessThan(5);
    expect(Math.round(hits[1]?.distanceMiles ?? 0)).toBeGreaterThan(900);
  });
});

describe('a search fails, for the spare engine to answer,', () => {
  it('when the index is gone', async () => {
    await meilisearch.index.switchTo(OTHER);
    await expect(search({})).rejects.toMatchObject({ cause: { code: 'index_not_found' } });
    await meilisearch.index.switchTo(GENERATION);
  });

  it('when the key is wrong', async () => {
    const stranger = connectMeilisearch({ ...server, key: 'wrong' });
    await stranger.index.switchTo(GENERATION);
    await expect(stranger.engine.search(everything, within())).rejects.toMatchObject({
      cause: { code: 'invalid_api_key' },
    });
  });

  it('when nobody waits for it any more', async () => {
    await expect(meilisearch.engine.search(everything, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
