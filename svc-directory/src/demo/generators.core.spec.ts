import { describe, expect, it } from '@jest/globals';
import { WEEKDAYS } from '@lawdex/contracts';
import { languagesIn } from './languages.core.ts';
import { openingHours } from './hours.core.ts';
import { createRandom } from './random.core.ts';
import { lawyersOf } from './lawyers.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';
import { commentWriter, reviewerName } from './review-text.core.ts';
import { readDemoTexts } from './demo-texts.ts';
import { genericProfile } from './practice/generic.core.ts';

const { names, reviews } = readDemoTexts();
const { delighted, pleased, torn, unhappy } = reviews;
const REVIEW_WORDS = { 5: delighted, 4: pleased, 3: torn, 2: unhappy, 1: unhappy };

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('createRandom', () => {
  it('draws the same for the same seed and stream, and something else for a neighbour of either', () => {
    const draws = (seed: number, stream: number) => times(5, createRandom(seed, stream).next);
    expect(draws(1, 2)).toEqual(draws(1, 2));
    const all = [draws(1, 2), draws(2, 2), draws(1, 3), draws(2, 1)];
    expect(new Set(all.flat()).size).toBe(20);
  });

  it('draws whole numbers between both ends, and reaches them', () => {
    const random = createRandom(7);
    expect([...new Set(times(300, () => random.int(2, 4)))].sort()).toEqual([2, 3, 4]);
  });

  it('samples different items, all of them when there are fewer than asked for, and leaves the list alone', () => {
    const list = ['a', 'b', 'c'];
    expect([...createRandom(1).sample(list, 9)].sort()).toEqual(list);
    for (const seed of times(50, (i) => i)) expect(new Set(createRandom(seed).sample(list, 2)).size).toBe(2);
    expect(list).toEqual(['a', 'b', 'c']);
  });

  it('never draws what has no weight, and draws the rest in proportion', () => {
    const random = createRandom(3);
    const drawn = times(3000, () => random.weighted(['never', 'one', 'three'], [0, 1, 3]));
    expect(drawn).not.toContain('never');
    expect(drawn.filter((item) => item === 'three').length / 3000).toBeCloseTo(0.75, 1);
  });

  it('makes ids of the form of version 4, no two alike', () => {
    const ids = times(20_000, (i) => createRandom(5, i).uuid());
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids.slice(0, 500))
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('says what is wrong when there is nothing to pick from', () => {
    expect(() => createRandom(1).pick([])).toThrow('There is no item');
  });
});

describe('openingHours', () => {
  const weeks = (style: 'office' | 'flexible' | 'late') => times(1500, (i) => openingHours(createRandom(11, i), style));
  const days = (style: 'office' | 'flexible' | 'late') =>
    weeks(style).flatMap((hours) => WEEKDAYS.flatMap((day) => (hours[day] ? [{ day, ...hours[day] }] : [])));

  it('opens an office four or five days a week, between eight and eight, for at least two hours', () => {
    for (const week of weeks('office')) expect(Object.keys(week).length).toBeGreaterThanOrEqual(4);
    for (const { day, open, close } of days('office')) {
      expect(day).not.toBe('sun');
      expect(minutes(open)).toBeGreaterThanOrEqual(8 * 60);
      expect(minutes(close)).toBeLessThanOrEqual(20 * 60);
      expect(minutes(close) - minutes(open)).toBeGreaterThanOrEqual(2 * 60);
    }
  });

  it('closes after midnight, or never, only where people are arrested at night', () => {
    const overnight = (style: 'office' | 'flexible' | 'late') =>
      days(style).filter(({ open, close }) => minutes(close) < minutes(open)).length;
    expect(overnight('office')).toBe(0);
    expect(overnight('late')).toBeGreaterThan(overnight('flexible'));
    expect(days('late').some(({ open, close }) => open === '00:00' && close === '23:59')).toBe(true);
  });
});

describe('languagesIn', () => {
  it('begins with English, names none twice, and has more where clients are newcomers', () => {
    const drawn = (newcomers: boolean) => times(500, (i) => languagesIn(createRandom(13, i), 'TX', newcomers));
    for (const languages of [...drawn(true), ...drawn(false)]) {
      expect(languages[0]).toBe('en');
      expect(new Set(languages).size).toBe(languages.length);
      expect(languages.every((code) => /^[a-z]{2}$/.test(code))).toBe(true);
    }
    expect(drawn(true).flat().length).toBeGreaterThan(drawn(false).flat().length);
  });
});

describe('commentWriter', () => {
  const profile = genericProfile({ slug: 'tax-law', name: 'Tax Law' });
  const business = { name: 'Ann & Co', city: 'Reno', lawyers: ['Rosa Hale'] };
  const comments = (rating: number, like: Partial<PracticeProfile> = {}) =>
    times(400, (i) => commentWriter(createRandom(17, i), { ...profile, ...like }, business, reviews)(rating));
  const saying = (rating: number, sentences: readonly string[]) =>
    comments(rating).filter((comment) => sentences.some((sentence) => comment?.includes(sentence))).length;

  it('fills every blank, and names business and lawyer as they are called', () => {
    for (const rating of [1, 2, 3, 4, 5]) {
      for (const comment of comments(rating)) expect(comment ?? '').not.toMatch(/[{}]|undefined|\s{2}/);
      expect(saying(rating, ['Ann & Co'])).toBeGreaterThan(0);
      expect(saying(rating, ['Rosa Hale', 'Attorney Hale'])).toBeGreaterThan(0);
    }
  });

  it('praises with five stars what it complains about with one, and sometimes says nothing', () => {
    expect(saying(5, profile.praise)).toBeGreaterThan(50);
    expect(saying(5, profile.gripes)).toBe(0);
    expect(saying(1, profile.gripes)).toBeGreaterThan(50);
    expect(saying(1, profile.praise)).toBe(0);
    expect(comments(5)).toContain(null);
  });

  it('says what it says with the stars that fit, and with no others', () => {
    for (const [rating, words] of Object.entries(REVIEW_WORDS)) {
      const own = Object.values(words).flat();
      const others = Object.values(REVIEW_WORDS)
        .filter((other) => other !== words)
        .flatMap((other) => Object.values(other).flat());
      expect(others.filter((sentence) => own.includes(sentence))).toEqual([]);
      expect(own.filter((sentence) => /\bstars?\b/i.test(sentence))).toEqual([]);
      expect(
        saying(
          Number(rating),
          own.filter((sentence) => !sentence.includes('{')),
        ),
      ).toBeGreaterThan(100);
    }
  });

  it('speaks of no bill where clients pay nothing, or out of what they win', () => {
    const aboutMoney = (like: Partial<PracticeProfile>) =>
      [1, 2, 3, 4, 5]
        .flatMap((rating) => comments(rating, like))
        .filter((text) => /\b(bill|retainer|penny)\b/i.test(text ?? ''));
    expect(aboutMoney({}).length).toBeGreaterThan(10);
    expect(aboutMoney({ isCharity: true })).toEqual([]);
    expect(aboutMoney({ fees: [0.97, 0, 0] })).toEqual([]);
  });

  it('goes on without words when everything has been said', () => {
    const write = commentWriter(createRandom(23), profile, business, reviews);
    const written = times(600, () => write(3));
    expect(written.slice(-100)).toEqual(times(100, () => null));
  });

  it('signs with a name that shows at most a whole first and last one', () => {
    for (const name of times(300, (i) => reviewerName(createRandom(19, i), names)))
      expect(name).toMatch(/^\p{L}[\p{L}']*\.?( \p{L}[\p{L}']*\.?)?$/u);
  });
});

describe('lawyersOf', () => {
  it.each([
    ['Law Offices of Susan T. Hale', /^Susan Hale$/],
    ['Rosa Marsh, Attorney at Law', /^Rosa Marsh$/],
    ['Hale, Marsh & Cho LLP', /^\w+ Hale,\w+ Marsh,\w+ Cho$/],
    ['The Hale Law Firm', /^\w+ Hale$/],
  ])('of %s are those whom it is called after, and at least one more', (name, expected) => {
    const lawyers = lawyersOf(createRandom(29), name, names);
    expect(lawyers.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lawyers.map((lawyer) => lawyer.split(' ')[1])).size).toBe(lawyers.length);
    expect(lawyers.slice(0, -1).join()).toMatch(expected);
  });

  it('of a business that is called after nobody are two', () => {
    expect(lawyersOf(createRandom(31), 'Harbor Point Family Law', names)).toHaveLength(2);
  });
});
