import { beforeAll, describe, expect, it } from '@jest/globals';
import { SUMMARY_DESCRIPTION_MAX, WEEKDAYS } from '@lawdex/contracts';
import type { BusinessRecord } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { demoBusinesses } from './demo-data.core.ts';
import { DEMO_TODAY } from './demo-business.core.ts';
import type { DemoBusiness } from './demo-business.core.ts';
import { readDemoTexts } from './demo-texts.ts';
import { nameKey } from './name.core.ts';
import { loadPlaces } from './places.ts';
import { ratingOf } from './reviews.core.ts';

const categories = new Map(PRACTICE_AREAS.map(({ slug, name }) => [slug, { id: `id-${slug}`, slug, name }]));
const places = loadPlaces();
const texts = readDemoTexts();
const generate = (count: number, seed?: number): DemoBusiness[] => [
  ...demoBusinesses({ count, places, categories, texts, ...(seed === undefined ? {} : { seed }) }),
];

let many: DemoBusiness[];
let generated: DemoBusiness[];
beforeAll(() => {
  many = generate(10_000);
  // Those of a demo, because the first ones are the same however many are asked for.
  generated = many.slice(0, 3000);
});
const businesses = () => generated.map(({ business }) => business);
const share = (matches: (one: DemoBusiness) => boolean): number => generated.filter(matches).length / generated.length;

describe('demoBusinesses', () => {
  it('makes the same businesses for the same seed, other ones for another, and the same first ones however many are asked for', () => {
    expect(generate(60)).toEqual(generated.slice(0, 60));
    expect(generate(60, 1)).not.toEqual(generated.slice(0, 60));
  });

  it.each([3000, 10_000])('gives each of %i businesses an id, a slug and a name that no other has', (count) => {
    const businesses = () => many.slice(0, count).map(({ business }) => business);
    const unique = (values: string[]): boolean => new Set(values).size === values.length;
    expect(unique(businesses().map(({ id }) => id))).toBe(true);
    expect(unique(businesses().map(({ slug }) => slug))).toBe(true);
    expect(unique(businesses().map(({ name }) => nameKey(name)))).toBe(true);
    expect(businesses().every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 110)).toBe(true);
  });

  it('counts and averages exactly the reviews that it makes', () => {
    for (const { business, reviews } of generated) {
      expect(business.reviewCount).toBe(reviews.length);
      const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / (reviews.length || 1);
      expect(Math.abs(Number(business.rating) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(reviews.every(({ businessId }) => businessId === business.id)).toBe(true);
    }
  });

  it('makes about 20,000 reviews, most of them glad, the rest more often angry than lukewarm', () => {
    const stars = [0, 0, 0, 0, 0, 0];
    for (const { reviews } of generated) for (const { rating } of reviews) stars[rating] = (stars[rating] ?? 0) + 1;
    const [, one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
    const total = one + two + three + four + five;
    expect(total).toBeGreaterThan(18_500);
    expect(total).toBeLessThan(21_500);
    expect(five / total).toBeGreaterThan(0.5);
    expect(one).toBeGreaterThan(two);
    expect(four).toBeGreaterThan(three);
  });

  it("dates everything before the demo data's own today, and reviews within three years of it", () => {
    for (const { business, reviews } of generated) {
      for (const { createdAt } of reviews) {
        expect(Date.parse(createdAt)).toBeLessThanOrEqual(DEMO_TODAY);
        expect(Date.parse(createdAt)).toBeGreaterThan(DEMO_TODAY - 1096 * 86_400_000);
      }
      expect(Date.parse(business.updatedAt)).toBeLessThanOrEqual(DEMO_TODAY);
    }
  });

  it('fills all practice areas and cities, the large ones well', () => {
    const perCity = new Map<string, number>();
    for (const { city, state } of businesses())
      perCity.set(`${city}, ${state}`, (perCity.get(`${city}, ${state}`) ?? 0) + 1);
    const perArea = new Map<string, number>();
    for (const { category } of businesses())
      perArea.set(category?.slug ?? '', (perArea.get(category?.slug ?? '') ?? 0) + 1);
    expect([...perArea.keys()].sort()).toEqual([...categories.keys()].sort());
    // A part of a wider area has fewer businesses.
    expect(Math.min(...perArea.values())).toBeGreaterThan(10);
    expect(perCity.size).toBe(places.length);
    const large = places.slice(0, 12).map(({ city, state }) => `${city}, ${state}`);
    for (const city of large) expect(perCity.get(city)).toBeGreaterThan(40);
  });

  it('leaves some businesses without phone, website, hours or reviews, and most with them', () => {
    for (const missing of [
      share(({ business }) => business.phone === null),
      share(({ business }) => business.website === null),
      share(({ business }) => business.hours === null),
      share(({ reviews }) => reviews.length === 0),
    ]) {
      expect(missing).toBeGreaterThan(0.03);
      expect(missing).toBeLessThan(0.25);
    }
  });

  it('uses only telephone numbers and addresses that are reserved for fiction', () => {
    for (const { phone, website, email, licences } of businesses()) {
      if (phone !== null) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      if (website !== null) expect(new URL(website).hostname).toMatch(/^[a-z0-9-]{1,63}\.example\.com$/);
      if (email !== null) expect(email).toMatch(/^[a-z]+@[a-z0-9-]{1,63}\.example\.com$/);
      for (const { sourceUrl } of licences)
        if (sourceUrl) expect(sourceUrl).toMatch(/^https:\/\/[a-z-]+\.example\.org\//);
    }
  });

  it('says whose each license is: of the lawyers whom the business is called after first, and nobody has two', () => {
    for (const { name, licences } of businesses()) {
      const holders = licences.map(({ holder }) => holder ?? '');
      expect(holders.every((holder) => /^[A-Z]\w+ [A-Z]\w+$/.test(holder))).toBe(true);
      expect(new Set(holders).size).toBe(holders.length);
      const [, first, last] = /^Law Offices? of (\w+) [A-Z]\. (\w+)$/.exec(name) ?? [];
      if (first && holders[0]) expect(holders[0]).toBe(`${first} ${last}`);
    }
  });

  it('writes hours in HH:MM, among them evenings, Saturdays, nights and round the clock', () => {
    const all = businesses().flatMap(({ hours }) => (hours ? [hours] : []));
    for (const hours of all) {
      for (const day of WEEKDAYS) {
        const entry = hours[day];
        if (entry) expect(`${entry.open} ${entry.close}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
      }
    }
    expect(all.some(({ sat }) => sat)).toBe(true);
    expect(all.some(({ mon }) => mon && mon.close > '18:30')).toBe(true);
    expect(all.some(({ mon }) => mon && mon.close < mon.open)).toBe(true);
    expect(all.some(({ sun }) => sun?.open === '00:00')).toBe(true);
  });

  it('writes several hundred different descriptions for an area, of two to four sentences, with every blank filled in', () => {
    const texts = new Set<string>();
    for (const { business } of many) {
      if (business.category?.slug !== 'personal-injury') continue;
      texts.add((business.description ?? '').replaceAll(business.name, ''));
    }
    expect(texts.size).toBeGreaterThan(400);
    for (const { business, reviews } of generated) {
      expect([business.description, ...reviews.map(({ comment }) => comment ?? '-')].join(' ')).not.toMatch(
        /undefined|\{|\}| {2}/,
      );
      const withoutName = (business.description ?? '').replaceAll(business.name, 'Firm');
      expect(withoutName.match(/[.?!](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('shows prices, fees and image paths as the contract has them', () => {
    for (const { priceRange, image, feeBasis, timeZone, latitude } of businesses()) {
      expect(['$', '$$', '$$$', '$$$$']).toContain(priceRange);
      expect(image).toMatch(/^\/api\/images\/firms\/[0-9a-f]{4}\.svg$/);
      expect(feeBasis.every((basis) => ['contingency', 'flat', 'hourly'].includes(basis))).toBe(true);
      expect(timeZone).toMatch(/^(America|Pacific)\//);
      expect(latitude).not.toBeNull();
    }
  });

  it('never says a sentence twice on the page of a business, and no two reviewers of it sign alike', () => {
    for (const { business, reviews } of generated) {
      const said = [business.description, ...reviews.map(({ comment }) => comment)].flatMap((text) =>
        sentencesOf(text ?? '', business),
      );
      expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
      expect(new Set(reviews.map(({ userName }) => userName)).size).toBe(reviews.length);
    }
  });

  it('never says a whole sentence twice in what lists of an area show of descriptions', () => {
    const shown = new Map<string, number>();
    for (const { business } of generated) {
      const whole = sentencesOf((business.description ?? '').slice(0, SUMMARY_DESCRIPTION_MAX), business).slice(0, -1);
      for (const sentence of whole) {
        const key = `${business.category?.slug} ${sentence}`;
        shown.set(key, (shown.get(key) ?? 0) + 1);
      }
    }
    expect([...shown].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('has no law firm that delivers or has takeout, and takes no article before the name of a city', () => {
    expect(businesses().some(({ hasDelivery, hasTakeout }) => hasDelivery || hasTakeout)).toBe(false);
    for (const { business, reviews } of generated)
      for (const text of [business.description, ...reviews.map(({ comment }) => comment)])
        expect(text ?? '').not.toMatch(new RegExp(`\\ban? ${business.city}`, 'i'));
  });

  it('has reviews of a few words, of a few sentences and of many, and some of none', () => {
    const lengths = generated.flatMap(({ reviews }) => reviews.map(({ comment }) => comment?.length ?? 0));
    const between = (least: number, most: number): number =>
      lengths.filter((length) => length >= least && length <= most).length / lengths.length;
    expect(between(0, 0)).toBeGreaterThan(0.05);
    expect(between(1, 40)).toBeGreaterThan(0.1);
    expect(between(41, 160)).toBeGreaterThan(0.25);
    expect(between(220, 600)).toBeGreaterThan(0.08);
  });
});

/** Periods of names are none of sentences. */
const sentencesOf = (text: string, { name, city }: Pick<BusinessRecord, 'name' | 'city'>): string[] =>
  text
    .replaceAll(name, name.replaceAll('.', ''))
    .replaceAll(city, city.replaceAll('.', ''))
    .match(/[^.?!]+[.?!]?/g) ?? [];

describe('ratingOf', () => {
  it('rounds halves up as the database does, and is 0.0 without reviews', () => {
    const of = (...ratings: number[]) => ratingOf(ratings.map((rating) => ({ rating })));
    expect([of(), of(5), of(4, 5), of(4, 4, 4, 5), of(5, 4, 4), of(1, 2, 1, 1)]).toEqual([
      '0.0',
      '5.0',
      '4.5',
      '4.3',
      '4.3',
      '1.3',
    ]);
  });
});
