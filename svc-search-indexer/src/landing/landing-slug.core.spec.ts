import { BUSINESS_MODIFIERS, LAWYER_MODIFIERS } from '@lawdex/contracts';
import { NAMES, parse, shortly } from '../../test/landing-slugs.ts';
import { tablesOf } from '../../test/tables.ts';
import { parseLandingSlug } from './landing-slug.core.ts';

const read = (slug: string): string => shortly(parse(slug));

describe.each(Object.entries(tablesOf('landing-slugs')))('%s', (_rule, cases) => {
  it.each(cases)('%j: %s', (slug, expected) => {
    expect(read(slug)).toBe(expected);
  });
});

it('the whole answer is its own: read again it means the same', () => {
  const names = ['dui', 'car-accidents', 'speeding-ticket', 'best-interest', 'criminal-lawyer', 'pizza'];
  const places = 'chicago nyc springfield springfield-illinois pdx kc texas west-texas st-louis'.split(' ');
  for (const name of names) {
    for (const place of places) {
      for (const slug of [
        `best-${name}-lawyers-in-${place}`,
        `top-rated-${name}-in-${place}`,
        `${name}-lawyers-in-${place}`,
      ]) {
        const read = parse(slug);
        expect(parse(read.canonical?.slice(1) ?? '')).toEqual(read);
      }
    }
  }
});

describe('a slug', () => {
  it('may have 120 characters, in a redirect too, and no more', () => {
    const name = 'x'.repeat(120 - 'best--near-me'.length);
    expect(read(`best-${name}-near-me`)).toBe(`search business best "${name}" near-me /best-${name}-near-me`);
    expect(read(`${'a'.repeat(120)}/`)).toBe(`301 /${'a'.repeat(120)}`);
    const tooLong = ['a'.repeat(121), 'A'.repeat(121), `best-dui-lawyers-in-chicago${'-x'.repeat(60)}`];
    expect(tooLong.map(read)).toEqual(['404', '404', '404']);
  });

  it('that is none is not looked up', () => {
    const untouchable = new Proxy(NAMES, {
      get: () => {
        throw new Error('looked up');
      },
    });
    for (const slug of ['', '-', 'a--b', 'a'.repeat(121), 'ü', 'a b', 'UPPER'])
      expect(() => parseLandingSlug(slug, untouchable)).not.toThrow();
    expect(() => parseLandingSlug('best-dui-near-me', untouchable)).toThrow('looked up');
  });

  it.each(LAWYER_MODIFIERS)('of lawyers may begin with %s', (modifier) => {
    const area = `${modifier}-car-accident-lawyers-in-houston`;
    expect(read(area)).toBe(`200 intent ${modifier} car-accidents Houston TX /${area}`);
    expect(read(`${modifier}-lawyers-in-houston`)).toBe(
      `200 generic ${modifier} - Houston TX /${modifier}-lawyers-in-houston`,
    );
    expect(read(`${modifier}-lawyers-near-me`)).toBe(`200 generic ${modifier} - near-me /${modifier}-lawyers-near-me`);
  });

  it.each([...BUSINESS_MODIFIERS, 'top-rated'])(
    'of businesses begins with %s, and names an area and a place',
    (modifier) => {
      expect(read(`${modifier}-car-accidents-near-me`)).toBe(
        `200 business ${modifier} car-accidents near-me /${modifier}-car-accident-near-me`,
      );
      expect(read(`${modifier}-dui-in-chicago`)).toBe(
        `200 business ${modifier} dui-dwi-defense Chicago IL /${modifier}-dui-dwi-defense-in-chicago`,
      );
      const less = ['', '-near-me', '-in-chicago', '-dui'].map((rest) => read(modifier + rest));
      expect(less).toEqual(['404', '404', '404', '404']);
    },
  );
});

describe('time', () => {
  const parts = '-in in- -lawyers- lawyers-in- best- top-rated- -in-springfield a - s -near-me'.split(' ');

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
    const words = [...parts, ...'dui chicago springfield -il -illinois near-me 24-hour- é Z / _'.split(' ')];
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
