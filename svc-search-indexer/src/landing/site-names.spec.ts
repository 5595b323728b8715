import { CATEGORIES, CITIES } from '@lawdex/search-language/testing';
import { cityKeyOf } from '@lawdex/search-language/text';
import { placePath, respelt } from './landing-place.core.ts';
import { parseLandingSlug } from './landing-slug.core.ts';
import { siteNames } from './site-names.core.ts';
import { GAZETTEER } from '@lawdex/search-language/lists';

const known = (city: string, state: string) => ({ key: cityKeyOf(city, state), city, state });
const NAMES = siteNames(
  CATEGORIES,
  [...CITIES.map(({ city, state }) => known(city, state)), known('California', 'MO'), known('Washington', 'PA')],
  GAZETTEER,
);
const read = (slug: string) => parseLandingSlug(slug, NAMES);

describe('names of places', () => {
  it.each([
    ['houston', { kind: 'city', city: 'Houston', state: 'TX' }],
    ['new-york', { kind: 'city', city: 'New York', state: 'NY' }],
    ['nyc', { kind: 'city', city: 'New York', state: 'NY' }],
    // Manhattan in Kansas has no business here.
    ['manhattan', { kind: 'city', city: 'New York', state: 'NY' }],
    ['saint-louis', { kind: 'city', city: 'St. Louis', state: 'MO' }],
    ['stl', { kind: 'city', city: 'St. Louis', state: 'MO' }],
    ['springfield', { kind: 'city', city: 'Springfield', state: null, states: ['IL', 'MA'] }],
    ['springfield-illinois', { kind: 'city', city: 'Springfield', state: 'IL' }],
    ['washington', { kind: 'city', city: 'Washington', state: null, states: ['DC', 'PA'] }],
    ['washington-dc', { kind: 'city', city: 'Washington', state: 'DC' }],
    ['washington-state', { kind: 'state', state: 'WA' }],
    ['new-york-state', { kind: 'state', state: 'NY' }],
    // Towns of that name stand in Missouri, with a business, and in Pennsylvania.
    ['california', { kind: 'state', state: 'CA' }],
    ['california-mo', { kind: 'city', city: 'California', state: 'MO' }],
    ['indiana', { kind: 'state', state: 'IN' }],
    ['puerto-rico', { kind: 'state', state: 'PR' }],
    // Without any business.
    ['tuscaloosa', { kind: 'city', city: 'Tuscaloosa', state: 'AL' }],
    ['coeur-dalene', { kind: 'city', city: "Coeur d'Alene", state: 'ID' }],
    ['coeur-d-alene-id', { kind: 'city', city: "Coeur d'Alene", state: 'ID' }],
    // San Francisco is called so, too.
    ['frisco-tx', { kind: 'city', city: 'Frisco', state: 'TX' }],
    ['frisco-ca', { kind: 'city', city: 'San Francisco', state: 'CA' }],
    // Without any business, beside a city with some, a city with none and a state of that name.
    ['portland-tn', { kind: 'city', city: 'Portland', state: 'TN' }],
    ['st-louis-mi', { kind: 'city', city: 'Saint Louis', state: 'MI' }],
    ['bloomington-mn', { kind: 'city', city: 'Bloomington', state: 'MN' }],
    ['indiana-pa', { kind: 'city', city: 'Indiana', state: 'PA' }],
    ['ft-wayne', { kind: 'city', city: 'Fort Wayne', state: 'IN' }],
  ])('%s', (slug, place) => {
    expect(read(`lawyers-in-${slug}`)).toMatchObject({ status: 200, type: 'generic', place });
  });

  it.each(['tx', 'atlantis', 'cook-county', 'chicago-tx', 'texas-houston', 'california-tx', 'philly-tx'])(
    '%s is none',
    (slug) => {
      expect(read(`lawyers-in-${slug}`).status).toBe(404);
    },
  );
});

describe('names of practice areas', () => {
  it.each([
    ['best-personal-injury-near-me', 'personal-injury'],
    ['best-car-accident-near-me', 'car-accidents'],
    ['best-divorce-family-law-near-me', 'divorce-family-law'],
    ['best-criminal-defense-near-me', 'criminal-defense'],
    ['best-dui-dwi-defense-near-me', 'dui-dwi-defense'],
    ['best-workers-compensation-near-me', 'workers-compensation'],
    ['best-medical-malpractice-near-me', 'medical-malpractice'],
    ['best-child-custody-near-me', 'child-custody'],
    ['divorce-lawyers-in-houston', 'divorce-family-law'],
    ['criminal-defense-lawyers-in-houston', 'criminal-defense'],
  ])('%s is of %s', (slug, category) => {
    expect(read(slug)).toMatchObject({ status: 200, category });
  });

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

it.each([
  ['lawyers-in-saint-louis', 'lawyers-in-st-louis'],
  ['best-dui-lawyers-in-saint-louis-missouri', 'best-dui-lawyers-in-st-louis-missouri'],
  ['top-in-house-counsel-in-ft-wayne-in', 'top-in-house-counsel-in-fort-wayne-in'],
  ['lawyers-in-coeur-d-alene', 'lawyers-in-coeur-dalene'],
  ['lawyers-in-nyc', 'lawyers-in-new-york'],
  ['best-tax-law-in-philly', 'best-tax-law-in-philadelphia'],
  ['dui-lawyers-in-philly-pa', 'dui-lawyers-in-philadelphia'],
  ['dui-lawyers-in-philly-pennsylvania', 'dui-lawyers-in-philadelphia'],
  ['lawyers-in-washington-dc', null],
  ['open-now-in-house-counsel-in-dc', 'open-now-in-house-counsel-in-washington-dc'],
  ['lawyers-in-new-york', null],
  ['lawyers-in-st-louis', null],
  ['lawyers-in-texas', null],
  ['best-tax-lawyers-near-me', null],
])('%s is spelt %s', (slug, own) => {
  expect(respelt(slug, read(slug).place, NAMES)).toBe(own);
});

it('the path of a place is read as that place', () => {
  for (const slug of [
    'houston',
    'springfield',
    'springfield-il',
    'california-mo',
    'washington-state',
    'new-york',
    'texas',
    'west-virginia',
  ]) {
    const { place } = read(`lawyers-in-${slug}`);
    expect(place && placePath(place, NAMES)).toBe(`in-${slug}`);
  }
});
