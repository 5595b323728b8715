import { shortly } from '../../test/landing-slugs.ts';
import { tableOf } from '../../test/tables.ts';
import { CATEGORIES, CITIES } from '@lawdex/search-language/testing';
import { cityKeyOf } from '@lawdex/search-language/text';
import { placePath, respelt } from './landing-place.core.ts';
import { parseLandingSlug } from './landing-slug.core.ts';
import { siteNames } from './site-names.core.ts';
import { gazetteer } from '@lawdex/search-language/lists';

const known = (city: string, state: string) => ({ key: cityKeyOf(city, state), city, state });
const NAMES = siteNames(
  CATEGORIES,
  [...CITIES.map(({ city, state }) => known(city, state)), known('California', 'MO'), known('Washington', 'PA')],
  gazetteer(),
);
const read = (slug: string) => parseLandingSlug(slug, NAMES);

it.each([...tableOf('site-names', 'names of places'), ...tableOf('site-names', 'names of practice areas')])(
  '%s: %s',
  (slug, expected) => {
    expect(shortly(read(slug))).toBe(expected);
  },
);

describe('names of practice areas', () => {
  it('every one of them is read from its own address', () => {
    for (const { slug } of CATEGORIES) {
      const { canonical } = read(`best-${slug}-lawyers-in-houston`);
      expect(read(canonical?.slice(1) ?? '')).toMatchObject({ status: 200, category: slug, modifier: 'best' });
    }
  });

  it('a city is never one', () => {
    for (const { city } of CITIES) {
      const slug = city.toLowerCase().replaceAll('.', '').replaceAll(' ', '-');
      expect(read(`best-${slug}-near-me`).category).toBeNull();
    }
  });
});

it.each(tableOf('site-names', 'spelt as the site spells it'))('%s is spelt %s', (slug, own) => {
  expect(respelt(slug, read(slug).place, NAMES) ?? 'so').toBe(own);
});

it('the path of a place is read as that place', () => {
  for (const slug of 'houston springfield springfield-il california-mo washington-state new-york texas west-virginia'.split(
    ' ',
  )) {
    const { place } = read(`lawyers-in-${slug}`);
    expect(place && placePath(place, NAMES)).toBe(`in-${slug}`);
  }
});
