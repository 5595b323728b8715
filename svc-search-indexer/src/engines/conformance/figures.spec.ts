import { business, listOf, uuidOf } from '../../../test/businesses.ts';
import { everything, plan } from '../../../test/conformance.ts';
import { onEveryEngine } from '../../../test/engines.ts';
import { featureNames, FEATURES } from '../../index-definition/features.core.ts';
import type { LandingQuestion, Moment } from '../landing-question.core.ts';

const BUSINESSES = listOf('figures');
const TAX = [business({ name: 'any', practice: 'tax-law' }).categoryId ?? ''];
const TUESDAY_NOON = { zones: ['America/Chicago'], minuteOfWeek: 1_440 + 12 * 60 };
const MOMENT: Moment = { admittedBy: 2015, checkedSince: '2023-07-09', zones: [TUESDAY_NOON] };
const COUNTRY: LandingQuestion = {
  ...{ categoryIds: null, where: { kind: 'country' }, mark: 0, open: false, sort: 'rating' },
};

onEveryEngine(BUSINESSES, ({ engine, fill }) => {
  const ask = (question: Partial<LandingQuestion>) =>
    engine().landing({ ...COUNTRY, ...question }, MOMENT, AbortSignal.timeout(10_000));
  const listed = async (question: Partial<LandingQuestion>): Promise<(string | undefined)[]> =>
    (await ask(question)).listed.map(({ id }) => BUSINESSES.find(({ name }) => uuidOf(name) === id)?.name);

  it('counts what a landing page says of a practice area in a state, and lists the best first', async () => {
    const answer = await ask({ categoryIds: TAX, where: { kind: 'state', state: 'TX' } });
    const { listed: first, rating, ...figures } = answer;
    expect(first.map(({ id }) => id)).toEqual(['Adler', 'Castillo', 'Baker'].map(uuidOf));
    expect(rating).toBeCloseTo((4.5 * 20 + 3.1 * 3) / 23, 5);
    expect(figures).toMatchObject({
      ...{ inPlace: 3, total: 3, reviews: 23, openNow: 1, admitted: 1990, cities: 2, prices: [{ value: 3, count: 1 }] },
      having: {
        ...{ freeConsultation: 1, delivery: 1, reviewed: 2, withHours: 1 },
        ...{ phone: 1, licensed: 2, trusted: 1, experienced: 1 },
      },
      parts: ['houston-tx', 'austin-tx'].map((value, at) => ({ value, count: 2 - at })),
      feeBases: ['contingency', 'flat', 'hourly'].map((value) => ({ value, count: 1 })),
      languages: [...[{ value: 'en', count: 3 }], { value: 'es', count: 1 }],
    });
  });

  it('chooses those with a mark, or open now, in each place, and still tells how many there are', async () => {
    const houston = { lat: 29.7594, lng: -95.3594 };
    expect(await listed({})).toEqual(['Adler', 'Dorn', 'Castillo', 'Baker']);
    expect(await listed({ mark: FEATURES.experienced })).toEqual(['Adler']);
    expect(await listed({ mark: FEATURES.trusted })).toEqual(['Adler']);
    expect(await listed({ mark: FEATURES.cheap })).toEqual(['Dorn']);
    expect(await listed({ mark: FEATURES.withHours, open: true })).toEqual(['Baker']);
    const cities = { kind: 'cities' as const, keys: ['austin-tx', 'chicago-il'] };
    expect(await listed({ where: cities })).toEqual(['Dorn', 'Castillo']);
    expect(await listed({ where: { kind: 'these', ids: [uuidOf('Dorn'), uuidOf('County Court')] } })).toEqual(['Dorn']);
    expect((await ask({ mark: FEATURES.experienced })).inPlace).toBe(4);
    const around = await ask({ where: { kind: 'around', centre: houston, miles: 25 }, sort: 'distance' });
    expect(around.listed.map(({ distanceMiles }) => Math.round(distanceMiles ?? NaN))).toEqual([0, 0]);
    const none = await ask({ where: { kind: 'state', state: 'AK' } });
    expect([none.total, none.rating, none.admitted, none.listed, none.parts]).toEqual([0, null, null, [], []]);
  });

  it.each<[LandingQuestion['sort'], string[]]>([
    ['price', ['Dorn', 'Adler', 'Baker', 'Castillo']],
    ['hours', ['Baker', 'Adler', 'Dorn', 'Castillo']],
    ['experience', ['Adler', 'Baker', 'Dorn', 'Castillo']],
    ['checked', ['Adler', 'Baker', 'Dorn', 'Castillo']],
  ])('lists them by %s, those of whom nothing is known last', async (sort, names) => {
    expect(await listed({ sort })).toEqual(names);
  });

  it('tells by practice area and city how many have which marks of this day, and when one was changed', async () => {
    const { version, rows } = await engine().holdings(MOMENT, AbortSignal.timeout(10_000));
    expect(version).toBe(await engine().landingVersion(AbortSignal.timeout(10_000)));
    const found = rows.map(({ cityKey, marks, ...row }) => ({ ...row, is: [cityKey, ...featureNames(marks)] }));
    const bankruptcy = business({ name: 'any', practice: 'bankruptcy' }).categoryId;
    const row = { categoryId: TAX[0], state: 'TX', count: 1, updatedAt: '2025-01-01T00:00:00.000Z' };
    const houston = { ...row, updatedAt: '2026-07-20T10:00:00.123Z' };
    expect(found.sort((a, b) => (String(a.is) < String(b.is) ? -1 : 1))).toEqual([
      { ...row, is: ['austin-tx'] },
      { ...row, categoryId: bankruptcy, state: 'IL', is: ['chicago-il', 'affordable', 'cheap', 'described'] },
      { ...houston, is: ['houston-tx', 'affordable', 'withHours', 'described'] },
      {
        ...houston,
        is: ['houston-tx', 'best', 'topRated', 'freeConsultation', 'experienced', 'trusted', 'described'],
      },
    ]);
  });

  it('counts by city, and names who is alone there', async () => {
    const cities = async (...asked: Parameters<typeof plan>) =>
      (await engine().cities(plan(...asked).plan, {}, AbortSignal.timeout(10_000)))
        .map(({ cityKey, count, id }) => [cityKey, count, id])
        .sort();
    expect(await cities()).toEqual([
      ['austin-tx', 1, uuidOf('Castillo')],
      ['chicago-il', 1, uuidOf('Dorn')],
      ['houston-tx', 3, null],
    ]);
    expect(await cities({ why: 'practice', ownPractices: ['elder-law'] })).toEqual([]);
  });

  it('keeps popular searches in their order, and no others', async () => {
    const tell = (...queries: string[]) =>
      engine().keepPopular(
        queries.map((query, at) => ({ query, count: 9 - at })),
        AbortSignal.timeout(10_000),
      );
    const told = async (most: number) =>
      (await engine().popular(most, AbortSignal.timeout(10_000))).map(({ query }) => query);
    await tell('tax', 'divorce', 'adler');
    expect(await told(2)).toEqual(['tax', 'divorce']);
    await tell('divorce');
    expect(await engine().popular(5, AbortSignal.timeout(10_000))).toEqual([{ query: 'divorce', count: 9 }]);
    await tell();
    expect(await told(5)).toEqual([]);
  });

  it('has another version of landing pages after each change', async () => {
    const version = () => engine().landingVersion(AbortSignal.timeout(10_000));
    const before = await version();
    expect(await version()).toBe(before);
    await fill([], [uuidOf('Dorn')]);
    expect(await version()).not.toBe(before);
    expect((await ask({})).total).toBe(3);
    expect(await engine().count(everything, [{}], AbortSignal.timeout(10_000))).toEqual([4]);
  });
});
