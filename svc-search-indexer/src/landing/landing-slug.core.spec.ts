import { NAMES, parse, shortly } from '../../test/landing-slugs.ts';
import { parseLandingSlug } from './landing-slug.core.ts';

const NOT_FOUND = {
  status: 404,
  type: null,
  modifier: null,
  category: null,
  text: null,
  place: null,
  canonical: null,
};

describe('the whole answer', () => {
  it('of an intent', () => {
    expect(parse('best-dui-dwi-defense-lawyers-in-chicago')).toEqual({
      status: 200,
      type: 'intent',
      modifier: 'best',
      category: 'dui-dwi-defense',
      text: null,
      place: { kind: 'city', city: 'Chicago', state: 'IL' },
      canonical: '/best-dui-dwi-defense-lawyers-in-chicago',
    });
  });

  it('of a name that is no practice area', () => {
    expect(parse('affordable-pizza-places-lawyers-near-me')).toEqual({
      status: 'search',
      type: 'intent',
      modifier: 'affordable',
      category: null,
      text: 'pizza places',
      place: { kind: 'near-me' },
      canonical: '/affordable-pizza-places-lawyers-near-me',
    });
  });

  it('of nothing', () => {
    expect(parse('no-such-thing')).toEqual(NOT_FOUND);
  });
});

describe('N1: the address is lower case without slash', () => {
  it.each([
    ['Best-DUI-Lawyers-In-Chicago', '301 /best-dui-lawyers-in-chicago'],
    ['best-dui-lawyers-in-chicago/', '301 /best-dui-lawyers-in-chicago'],
    ['BEST-DUI-LAWYERS-IN-CHICAGO/', '301 /best-dui-lawyers-in-chicago'],
    ['No-Such-Page', '301 /no-such-page'],
    [`${'a'.repeat(120)}/`, `301 /${'a'.repeat(120)}`],
    ['A', '301 /a'],
    // A redirect never leads to what is no slug, nor to another host.
    ['/evil.example/', '404'],
    ['/evil/', '404'],
    ['//', '404'],
    ['/', '404'],
    ['Foo//', '404'],
    ['Foo_Bar', '404'],
    ['Foo--Bar', '404'],
    [`${'A'.repeat(121)}`, '404'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(slug)).toBe(expected);
  });
});

describe('N2: what is no slug is not looked up', () => {
  it.each([
    '',
    '-',
    '-best-dui-near-me',
    'best-dui-near-me-',
    'best--dui-near-me',
    'best-dui-lawyers--in-chicago',
    'best_dui_near_me',
    'best dui near me',
    'best-dui-near-me?x=1',
    'best-dui-near-me#x',
    'best.dui.near.me',
    'best-dui-in-peñasco',
    'best-dui-in-chicago\0',
    'best-dui-in-chicago\n',
    'best-dui-in-chicago%20',
    'best-dui-in-chi\u200bcago',
    'best-dui-in-\u202echicago',
    'best‐dui‐near‐me',
    'best-dui-lawyers-in-\u212aansas-city',
    'ｂest-dui-near-me',
    '..',
    'a/b',
    'a\\b',
    '<script>',
    'a'.repeat(121),
    `best-dui-lawyers-in-chicago${'-x'.repeat(60)}`,
  ])('%j', (slug) => {
    expect(parse(slug)).toEqual(NOT_FOUND);
  });

  it('is decided without looking at the dictionary', () => {
    const untouchable = new Proxy(NAMES, {
      get: () => {
        throw new Error('looked up');
      },
    });
    for (const slug of ['', '-', 'a--b', 'a'.repeat(121), 'ü', 'a b', 'UPPER'])
      expect(() => parseLandingSlug(slug, untouchable)).not.toThrow();
    expect(() => parseLandingSlug('best-dui-near-me', untouchable)).toThrow('looked up');
  });

  it('takes 120 characters', () => {
    const name = 'x'.repeat(120 - 'best--near-me'.length);
    expect(shortly(`best-${name}-near-me`)).toBe(`search business best "${name}" near-me /best-${name}-near-me`);
  });
});

describe('N3: pages of other kinds', () => {
  it.each([
    ['search', '404'],
    ['compare', '404'],
    ['best-lawyers-in-chicago-guide', '404'],
    ['lawyers-by-state', '200 generic - - - /lawyers-by-state'],
    ['find-a-lawyer', '200 generic - - - /find-a-lawyer'],
    ['find-a-lawyers', '404'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(slug)).toBe(expected);
  });
});

describe('L1: lawyers of a place', () => {
  it.each([
    ['dui-lawyers-in-chicago', '200 city-category - dui-dwi-defense Chicago IL /dui-dwi-defense-lawyers-in-chicago'],
    ['dui-lawyers-chicago', '404'],
    ['dui-lawyers-near-me-now', '404'],
    ['dui-lawyers-near', '404'],
    ['dui-lawyers-inside-chicago', '404'],
    ['dui-lawyers-in', '404'],
    ['dui-lawyers', '404'],
    ['lawyers', '404'],
    ['lawyers-near-chicago', '404'],
    ['lawyers-in-nowhere', '404'],
    ['best-lawyers-near-me-in-chicago', '404'],
    // The last `lawyers` before a place, whatever stands before it.
    ['lawyers-lawyers-in-chicago', '200 city-category - business-law Chicago IL /business-law-lawyers-in-chicago'],
    [
      'dui-lawyers-in-houston-lawyers-in-chicago',
      'search city-category - "dui lawyers in houston" Chicago IL /dui-lawyers-in-houston-lawyers-in-chicago',
    ],
    [
      'dui-lawyers-lawyers-in-chicago',
      '200 city-category - dui-dwi-defense Chicago IL /dui-dwi-defense-lawyers-in-chicago',
    ],
    // The last one has no place behind it.
    ['best-dui-lawyers-in-chicago-lawyers-now', '404'],
    ['best-dui-lawyers-near-me-lawyers-x', '404'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(slug)).toBe(expected);
  });
});

describe('L2: modifier and name', () => {
  it.each([
    'best',
    'top-rated',
    'affordable',
    'cheap',
    'emergency',
    '24-hour',
    'free-consultation',
    'experienced',
    'trusted',
  ])('%s', (modifier) => {
    expect(shortly(`${modifier}-car-accident-lawyers-in-houston`)).toBe(
      `200 intent ${modifier} car-accidents Houston TX /${modifier}-car-accident-lawyers-in-houston`,
    );
    expect(shortly(`${modifier}-lawyers-in-houston`)).toBe(
      `200 generic ${modifier} - Houston TX /${modifier}-lawyers-in-houston`,
    );
    expect(shortly(`${modifier}-lawyers-near-me`)).toBe(
      `200 generic ${modifier} - near-me /${modifier}-lawyers-near-me`,
    );
  });

  it.each([
    // A practice area that begins like a modifier.
    [
      'best-interest-lawyers-in-houston',
      '200 city-category - best-interest Houston TX /best-interest-lawyers-in-houston',
    ],
    [
      'best-best-interest-lawyers-in-houston',
      '200 intent best best-interest Houston TX /best-best-interest-lawyers-in-houston',
    ],
    // Modifiers of businesses are words here.
    ['luxury-dui-lawyers-in-houston', 'search city-category - "luxury dui" Houston TX /luxury-dui-lawyers-in-houston'],
    ['top-dui-lawyers-in-houston', 'search city-category - "top dui" Houston TX /top-dui-lawyers-in-houston'],
    ['bestdui-lawyers-in-houston', 'search city-category - "bestdui" Houston TX /bestdui-lawyers-in-houston'],
    // One modifier is taken; a second one is a part of the name.
    [
      'best-cheap-dui-lawyers-in-houston',
      'search intent best "cheap dui" Houston TX /best-cheap-dui-lawyers-in-houston',
    ],
    ['lawyers-in-houston', '200 generic - - Houston TX /lawyers-in-houston'],
    ['lawyers-in-texas', '200 generic - - state TX /lawyers-in-texas'],
    ['lawyers-near-me', '200 generic - - near-me /lawyers-near-me'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(slug)).toBe(expected);
  });
});

describe('L3: kinds of lawyer pages', () => {
  it.each([
    ['best-dui-lawyers-near-me', '200 intent best dui-dwi-defense near-me /best-dui-dwi-defense-lawyers-near-me'],
    ['dui-lawyers-in-texas', '200 city-category - dui-dwi-defense state TX /dui-dwi-defense-lawyers-in-texas'],
    ['dui-lawyers-near-me', '404'],
    ['pizza-lawyers-near-me', '404'],
    ['pizza-lawyers-in-chicago', 'search city-category - "pizza" Chicago IL /pizza-lawyers-in-chicago'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(slug)).toBe(expected);
  });
});

describe('B1: businesses', () => {
  it.each(['best', 'top', 'cheap', 'affordable', 'premium', 'luxury', 'nearby', 'open-now', 'top-rated'])(
    '%s',
    (modifier) => {
      expect(shortly(`${modifier}-car-accidents-near-me`)).toBe(
        `200 business ${modifier} car-accidents near-me /${modifier}-car-accident-near-me`,
      );
      expect(shortly(`${modifier}-dui-in-chicago`)).toBe(
        `200 business ${modifier} dui-dwi-defense Chicago IL /${modifier}-dui-dwi-defense-in-chicago`,
      );
      expect(shortly(modifier)).toBe('404');
      expect(shortly(`${modifier}-near-me`)).toBe('404');
      expect(shortly(`${modifier}-in-chicago`)).toBe('404');
      expect(shortly(`${modifier}-dui`)).toBe('404');
    },
  );

  it.each([
    ['top-rated-dui-near-me', '200 business top-rated dui-dwi-defense near-me /top-rated-dui-dwi-defense-near-me'],
    ['top-rates-near-me', 'search business top "rates" near-me /top-rates-near-me'],
    ['trusted-dui-near-me', '404'],
    ['dui-near-me', '404'],
    ['dui-in-chicago', '404'],
    ['best-dui-nearme', '404'],
    ['best-dui-near-me-please', '404'],
    ['best-dui-in', '404'],
    [
      'best-green-card-renewal-near-me',
      'search business best "green card renewal" near-me /best-green-card-renewal-near-me',
    ],
    // `near-me` at the end is the place, whatever stands before it.
    ['best-dui-in-chicago-near-me', 'search business best "dui in chicago" near-me /best-dui-in-chicago-near-me'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(slug)).toBe(expected);
  });
});

describe('B2: which `in` stands before the place', () => {
  it.each([
    // A name that is a practice area wins, although the place is shorter.
    ['best-check-in-detention-in-houston', '200 business best immigration Houston TX /best-immigration-in-houston'],
    ['best-crash-in-traffic-in-houston', '200 business best car-accidents Houston TX /best-car-accident-in-houston'],
    // No name is one: the longest place.
    [
      'best-food-in-stratford-in-traffic',
      'search business best "food" Stratford-in-Traffic CT /best-food-in-stratford-in-traffic',
    ],
    [
      'best-pizza-in-houston-in-chicago',
      'search business best "pizza in houston" Chicago IL /best-pizza-in-houston-in-chicago',
    ],
    ['best-check-in-detention', 'search business best "check" Detention AZ /best-check-in-detention'],
    ['best-dui-in-in-between', '200 business best dui-dwi-defense In Between TX /best-dui-dwi-defense-in-in-between'],
    ['best-dui-in-between', '404'],
    ['best-dui-in-nowhere', '404'],
    [
      'best-dui-in-nowhere-in-chicago',
      'search business best "dui in nowhere" Chicago IL /best-dui-in-nowhere-in-chicago',
    ],
    ['best-in-in-chicago', 'search business best "in" Chicago IL /best-in-in-chicago'],
  ])('%s: %s', (slug, expected) => {
    expect(shortly(slug)).toBe(expected);
  });
});

describe('time', () => {
  const parts = [
    '-in',
    'in-',
    '-lawyers-',
    'lawyers-in-',
    'best-',
    'top-rated-',
    '-in-springfield',
    'a',
    '-',
    's',
    '-near-me',
  ];

  it('is short for what would be split in many ways', () => {
    const slugs = parts.flatMap((part) => parts.map((other) => (part + other).repeat(60).slice(0, 120)));
    slugs.push(
      `best-x${'-in-x'.repeat(22)}-in`,
      `best-x${'-in'.repeat(37)}`,
      `best${'-in-springfield'.repeat(7)}`,
      `x${'-lawyers'.repeat(14)}`,
      `x${'-lawyers-in'.repeat(10)}-x`,
      `best-x-in-${'new-york-'.repeat(12)}z`,
    );
    const started = process.cpuUsage();
    for (let round = 0; round < 20; round++) for (const slug of slugs) parse(slug);
    // 2,500 slugs; each takes some microseconds, and one that goes back would take minutes.
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  });

  it('no slug throws, and every page has an address of its own form', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    const words = [
      ...parts,
      'dui',
      'chicago',
      'springfield',
      '-il',
      '-illinois',
      'near-me',
      '24-hour-',
      'é',
      'Z',
      '/',
      '_',
    ];
    for (let round = 0; round < 20_000; round++) {
      const slug = Array.from(
        { length: 1 + Math.floor(random() * 9) },
        () => words[Math.floor(random() * words.length)],
      ).join('');
      const { status, canonical } = parse(slug);
      if (status === 404) expect(canonical).toBeNull();
      else expect(canonical).toMatch(/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });
});
