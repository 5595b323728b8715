import { listOf, uuidOf } from '../../../test/businesses.ts';
import { beginning, document, everything, place, plan, word } from '../../../test/conformance.ts';
import { onEveryEngine } from '../../../test/engines.ts';
import TABLES from '../../../test/tables/conformance.json' with { type: 'json' };
import { MOST_TIERS, type Tier, type Unwanted } from '@lawdex/search-language/plan';

const BUSINESSES = listOf('plans');
const ROE = 'Law Offices of Jane Roe';
const tax: Tier = { why: 'practice', ownPractices: ['tax-law'] };
const alsoTax: Tier = { why: 'also-practice', practices: ['tax-law'] };
const chicago = { centre: { lat: 41.8831, lng: -87.6292 }, miles: 25 };

const HOSTILE: readonly [string, string][] = [
  ['quotes', `it's "quoted" 'twice''`],
  ['backslashes', `\\ a\\' \\\\`],
  ['a NUL', 'adler\0'],
  ['operators of a tsquery', `adler & !baker | (castillo) <-> dorn:*A`],
  ['operators of a filter', `adler" OR id EXISTS OR "x" = "x`],
  ['SQL', `x' or true; drop table search_rows; --`],
  ['placeholders', '$1 ? :name'],
  ['a lone surrogate', 'adler\ud800'],
  ['emoji and combining marks', '⚖️ e\u0301\u0301\u0301'],
  ['white space', ' \t\n '],
  ['nothing', ''],
  ['10 kB', 'x'.repeat(10_240)],
  ['10 kB of words', 'adler '.repeat(1_700)],
];

onEveryEngine(BUSINESSES, ({ search, names, count, fill }) => {
  it('finds everything without tiers, the better ones first', async () => {
    expect(await names({})).toEqual(['Castillo', 'Baker', 'Adler', 'Adlerson', 'Dorn', 'Embers', ROE]);
    expect((await search({})).hits[0]).toMatchObject({ tier: null, distanceMiles: null });
  });

  it('finds nearer ones first, circle by circle', async () => {
    const within = (miles: number) => place({ within: { centre: chicago.centre, miles } });
    const circles = plan(
      { ...tax, place: within(5) },
      { ...alsoTax, place: within(5) },
      { ...tax, place: within(1_000) },
      { why: 'any', place: within(1_000) },
      { why: 'any', place: within(5_000) },
    );
    expect(await names(circles)).toEqual(['Adler', 'Castillo', 'Baker', 'Adlerson', 'Dorn', ROE]);
  });

  it('tells how far away each is, whichever tier finds it', async () => {
    const { hits } = await search({ ...plan(tax, alsoTax, { why: 'any' }), origin: chicago.centre });
    const miles = hits.map(({ distanceMiles }) => distanceMiles && Math.round(distanceMiles));
    expect(miles).toEqual([942, 0, 0, 980, 980, null, 1733]);
  });

  it('puts what has no position last by distance, and measures nothing for it', async () => {
    const { hits } = await search({ sort: 'distance', origin: chicago.centre });
    expect(hits.map(({ distanceMiles }) => distanceMiles === null)).toEqual(BUSINESSES.map((_, at) => at === 6));
  });

  it('puts earlier tiers first, and each document into the first that matches it', async () => {
    const { hits, total } = await search(
      plan({ why: 'name', nameKey: 'dorn' }, tax, alsoTax, { why: 'words', words: [beginning('adler')] }),
    );
    expect([hits.map(({ tier }) => tier), total]).toEqual([[0, 1, 1, 2, 3], 5]);
    const inOrder = await names(plan({ why: 'name', nameKey: 'dorn' }, alsoTax, tax));
    expect(inOrder).toEqual(['Dorn', 'Castillo', 'Baker', 'Adler']);
  });

  it('finds nothing by a tier that no document matches, and tiers keep their numbers', async () => {
    const { hits } = await search(plan({ why: 'name', nameKey: 'nobody' }, { why: 'name', nameKey: 'baker' }));
    expect(hits.map(({ tier }) => tier)).toEqual([1]);
    expect(await search(plan({ why: 'name', nameKey: 'nobody' }))).toEqual({ hits: [], total: 0 });
  });

  it.each(TABLES.tiers as [string, Tier, string[]][])('finds by %s', async (_name, tier, found) => {
    expect(await names(plan(tier))).toEqual(found);
    // The same beside a tier that finds nothing, which another branch of an engine may answer.
    expect(await names(plan({ why: 'name', nameKey: 'nobody' }, tier))).toEqual(found);
  });

  it('takes tiers by distance, the nearest first', async () => {
    const within = (miles: number): Tier => ({ why: 'any', place: place({ within: { ...chicago, miles } }) });
    const { hits } = await search(plan(...[10, 900, 1_000].map(within)));
    expect(hits.map(({ tier }) => tier)).toEqual([0, 0, 2, 2, 2]);
  });

  it('finds everything by a tier that asks nothing, after those that ask', async () => {
    expect((await names(plan(tax, { why: 'any' }))).slice(0, 3)).toEqual(['Baker', 'Adler', 'Castillo']);
    expect((await search(plan(tax, { why: 'any' }))).total).toBe(BUSINESSES.length);
  });

  it('leaves out what has an unwanted word, in any field, with tiers and without', async () => {
    const without = [{ words: [word('castillo')] }];
    const bankruptcy: Tier = { why: 'practice', practices: ['bankruptcy'] };
    expect(await names({ plan: { tiers: [bankruptcy], without } })).toEqual(['Adlerson']);
    const more = [...without, { words: [beginning('adl')] }, { words: [word('hawaii')] }];
    expect(await names({ plan: { tiers: [], without: more } })).toEqual(['Baker', ROE]);
  });

  it('leaves out a whole practice area or place, and only who is both when both are said', async () => {
    const austin = place({ cityKeys: ['austin-tx'] });
    const without = (...unwanted: Unwanted[]) => names({ plan: { tiers: [], without: unwanted } });
    expect(await without({ practices: ['tax-law'] }, { place: austin })).toEqual(['Embers', ROE]);
    const left = await without({ practices: ['tax-law'], place: place({ states: ['IL'] }) });
    expect(left).toEqual(['Baker', 'Adlerson', 'Dorn', 'Embers', ROE]);
  });

  it('takes as many tiers as a plan may have', async () => {
    const last = MOST_TIERS - 1;
    const none = Array.from({ length: last }, (_, index): Tier => ({ why: 'name', nameKey: `nobody ${index}` }));
    expect((await search(plan(...none, tax))).hits.map(({ tier }) => tier)).toEqual([last, last]);
  });

  it('tells the tier in other orders than relevance too', async () => {
    const { hits } = await search({ ...everything, ...plan(tax, alsoTax), sort: 'name' });
    expect(hits.map(({ tier }) => tier)).toEqual([0, 0, 1]);
  });

  describe.each(HOSTILE)('%s', (_name, text) => {
    it('as words and names find nobody and harm nothing', async () => {
      const tiers = plan(
        { why: 'name', nameKey: text },
        { why: 'words', words: [word(text), beginning('adl')] },
        { why: 'practice', ownPractices: [text], place: place({ cityKeys: [text], states: [text], zips: [text] }) },
      );
      expect(await search(tiers)).toEqual({ hits: [], total: 0 });
      expect(await names({})).toHaveLength(BUSINESSES.length);
    });

    it('as filters find nobody', async () => {
      const choices = [
        { language: text || 'xx' },
        { location: place({ cityKeys: [text], states: [text], zips: [text] }) },
        { openAt: [{ zones: [text], minuteOfWeek: 600 }] },
      ];
      expect(await count({}, choices)).toEqual([0, 0, 0]);
    });

    it('as an unwanted word leaves everybody', async () => {
      expect(await names({ plan: { tiers: [], without: [{ words: [word(text)] }] } })).toHaveLength(BUSINESSES.length);
    });
  });

  it('follows changes and deletions', async () => {
    const id = uuidOf('passing');
    const named = (nameKey: string) => plan({ why: 'name', nameKey });
    await fill([document({ id, name: 'Passing', in: 'Seattle' })]);
    expect(await names(named('passing'))).toEqual([id]);
    await fill([document({ id, name: 'Staying', in: 'Seattle' })]);
    expect([await names(named('passing')), await names(named('staying'))]).toEqual([[], [id]]);
    await fill([], [id, uuidOf('never there')]);
    expect([await names(named('staying')), (await search({})).total]).toEqual([[], BUSINESSES.length]);
  });

  it('answers no search that was given up', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(search({}, gone)).rejects.toThrow('gone');
    await expect(count({}, [{}], gone)).rejects.toThrow('gone');
  });
});
