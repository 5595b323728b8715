import type { Suggestion } from '@lawdex/contracts';
import type { Answer } from '@lawdex/svc-kit/testing';
import { business, deleted, listOf } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import { tableOf } from '../../test/tables.ts';
import { until } from '../../test/until.ts';

const service = SearchServiceUnderTest.inTests([...listOf('suggest').map(business)]);

const ask = (params: Record<string, string>) => service.get(`/api/search/suggest?${new URLSearchParams(params)}`);
const isCut = ({ status, headers }: Answer): boolean => status === 200 && headers.get('cache-control') === 'no-store';
/** Asks again where businesses were left out because a busy machine did not find them in time. */
const suggest = async (q: string, more: Record<string, string> = {}): Promise<Suggestion[]> => {
  let answer = await ask({ q, ...more });
  while (isCut(answer)) answer = await ask({ q, ...more });
  expect(answer.status).toBe(200);
  return answer.body as Suggestion[];
};
const texts = async (q: string): Promise<string[]> => (await suggest(q)).map(({ text }) => text);

describe('GET /api/search/suggest', () => {
  it('offers a practice area, a place and a business, and where each leads', async () => {
    expect(await suggest('bankr')).toContainEqual({
      kind: 'practice',
      text: 'Bankruptcy',
      detail: null,
      to: '/search?query=Bankruptcy',
      matched: [{ from: 0, to: 5 }],
    });
    expect(await suggest('Chic')).toEqual([
      {
        kind: 'place',
        text: 'Chicago, IL',
        detail: null,
        to: '/search?location=Chicago%2C+IL',
        matched: [{ from: 0, to: 4 }],
      },
    ]);
    expect(await suggest('castillo and br')).toEqual([
      {
        kind: 'business',
        text: 'Castillo & Brown, P.C.',
        detail: 'Chicago, IL',
        to: '/business/castillo-brown-p-c--chicago',
        matched: [
          { from: 0, to: 8 },
          { from: 11, to: 13 },
        ],
      },
    ]);
  });

  it('knows a business by each word of its name, the best rated first, the one called so before it', async () => {
    expect(await texts('brow')).toHaveLength(3);
    expect((await texts('brow'))[0]).toBe('Brown Law');
    expect((await texts('browning law'))[0]).toBe('Browning Law');
    expect(await texts('pena')).toEqual(['Peña Legal']);
  });

  it('names a practice area by its other names, and with the words behind it', async () => {
    expect((await suggest('drunk driv'))[0]).toMatchObject({ text: 'DUI & DWI Defense', detail: 'drunk driving' });
    expect(await texts('bankruptcy lawy')).toContain('Bankruptcy');
  });

  it.each(tableOf('suggestions', 'overlooks one mistake'))('overlooks one mistake: %s', async (typed, text) => {
    expect(await texts(typed)).toContain(text);
  });

  it.each(tableOf('suggestions', 'understands what the search does'))(
    'understands what the search does: %s',
    async (typed, kind, text, detail) => {
      expect((await suggest(typed))[0]).toMatchObject({ kind, text, detail: detail === 'null' ? null : detail });
    },
  );

  it('leads to what is around the place where nobody there has the practice', async () => {
    const [first] = await suggest('arrested for dui in seattle');
    expect(first?.to).toBe('/search?query=DUI+%26+DWI+Defense+in+Seattle%2C+WA');
  });

  it.each(['cheap', 'best lawyer', 'open now'])('guesses nothing where all is understood: %s', async (typed) => {
    expect(await suggest(typed)).toEqual([]);
  });

  it('offers businesses of the place in the location box before others', async () => {
    const [first] = await suggest('brown', { location: 'Chicago, IL', kind: 'business' });
    expect(first).toMatchObject({ text: 'Castillo & Brown, P.C.' });
    expect(await suggest('brown', { location: 'Chicago, IL', kind: 'business' })).toHaveLength(3);
    expect((await suggest('brown', { location: 'Nowhere at all', kind: 'business' }))[0]).toMatchObject({
      text: 'Brown Law',
    });
  });

  it.each(tableOf('suggestions', 'in a ZIP code is first the business there'))(
    '%j in a ZIP code is first the business there',
    async (typed, text) => {
      const [first] = await suggest(typed, { location: '60602', kind: 'business' });
      expect(first).toMatchObject({ text, detail: 'Chicago, IL' });
    },
  );

  it('knows towns without firms in a box of places, behind places that have some', async () => {
    expect((await suggest('hel', { kind: 'place' })).map(({ text }) => text)).toContain('Helena, MT');
    expect((await suggest('ho', { kind: 'place' }))[0]).toMatchObject({ text: 'Houston, TX' });
    expect(await texts('hel')).not.toContain('Helena, MT');
  });

  it('is of one kind, or of so many, when asked', async () => {
    const kinds = new Set((await suggest('b', { kind: 'business' })).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['business']);
    expect(await suggest('b', { limit: '2' })).toHaveLength(2);
  });

  it('forgets a business that is gone', async () => {
    const gone = business({ name: 'Vanishing Law' });
    await service.index(gone);
    expect(await texts('vanish')).toEqual(['Vanishing Law']);
    await service.send([deleted(gone.id, 2)]);
    expect(await texts('vanish')).toEqual([]);
  });

  it('may be kept for a minute', async () => {
    expect((await ask({ q: 'b' })).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('leaves out what is not found in time, and is not kept then', async () => {
    const other = await service.database.pool.connect();
    await other.query('begin; lock table search_rows in access exclusive mode');
    const answer = await ask({ q: 'law', location: '60602', kind: 'business' });
    await other.query('rollback');
    other.release();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toHaveLength(3);
  });

  it.each([
    '',
    ' ',
    '🙂👩‍👩‍👧',
    '\u0301\u0301',
    '\u202e\u200f',
    "'; drop table x; --",
    '%_\\*',
    '& | ! ( ) :* <->',
    '"',
    '\ud800',
  ])('answers %j with a list', async (q) => {
    expect(Array.isArray(await suggest(q))).toBe(true);
  });

  it.each([{}, { q: 'x'.repeat(10_000) }, { q: 'a\0b' }, { q: 'a', limit: '0' }, { q: 'a', kind: 'firm' }])(
    'refuses what nobody types: %#',
    async (params) => {
      expect((await ask(params as Record<string, string>)).status).toBe(400);
    },
  );
});

it('names of a database from before are stored when the service starts', async () => {
  await service.database.pool.query('truncate suggest_names');
  await service.restart();
  await until(async () => (await texts('castillo')).length > 0);
  expect(await texts('castillo')).toEqual(['Castillo & Brown, P.C.']);
});
