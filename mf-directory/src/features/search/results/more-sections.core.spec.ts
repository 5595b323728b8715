import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import { aFound } from '@lawdex/mf-kit/testing';
import { sectionsShown } from './more-sections.core.ts';

const STATE = { query: 'eviction nyc free consultation', rating: 4, near: '1,2' } as const;
const understood = {
  ...NOTHING_UNDERSTOOD,
  practices: [{ slug: 'eviction', name: 'Eviction' }],
  place: { kind: 'city', label: 'New York, NY', radiusMiles: null } as const,
  filters: [{ name: 'freeConsultation', value: 'true', words: 'free consultation' } as const],
};
const shown = { understood, state: STATE, facets: ['4+ stars', 'Free Consultation'] };
const headed = (...found: Parameters<typeof sectionsShown>[0]) =>
  sectionsShown(found, shown).map(({ heading, all }) => [heading, all?.to]);
const firms = (count: number) => Array.from({ length: count }, (_, at) => aFound({ id: String(at), state: 'NY' }));

it('sections below a short page are two at most, of three each, with a way to the rest', () => {
  const sections = sectionsShown(
    [
      { widened: { kind: 'state', state: 'New York' }, businesses: firms(4) },
      { widened: { kind: 'nearby', miles: 100, nearest: 'Philadelphia, PA' }, businesses: firms(6) },
      { widened: { kind: 'nearby', miles: 250, nearest: 'Washington, DC' }, businesses: firms(4) },
    ],
    shown,
  );
  expect(sections.map(({ businesses, all }) => [businesses.length, all?.text])).toEqual([
    [3, 'See all in New York'],
    [3, 'See all in Philadelphia, PA'],
  ]);
  expect(sections[0]?.all?.to).toBe('/search?query=Eviction+free+consultation&location=NY&rating=4');
});

it('the field around, in the place itself, comes before what is far away', () => {
  const sections = headed(
    { widened: { kind: 'state', state: 'New York' }, businesses: firms(1) },
    { widened: { kind: 'nearby', miles: 250, nearest: 'Washington, DC' }, businesses: firms(1) },
    { widened: { kind: 'nearby', miles: 25, nearest: 'Newark, NJ' }, businesses: firms(1) },
    { widened: { kind: 'field', field: 'Landlord & Tenant' }, businesses: firms(4) },
  );
  expect(sections).toEqual([
    ['More Eviction lawyers within 25 miles of New York, NY', undefined],
    [
      'Landlord & Tenant lawyers in New York, NY',
      '/search?query=Landlord+%26+Tenant+free+consultation&location=New+York%2C+NY&rating=4',
    ],
  ]);
});

it('the same without filters comes first', () => {
  const sections = headed(
    { widened: { kind: 'everywhere' }, businesses: firms(6) },
    { widened: { kind: 'place', filtered: true }, businesses: firms(4) },
    { widened: { kind: 'unfiltered' }, businesses: firms(4) },
  );
  expect(sections).toEqual([
    [
      'Eviction lawyers in New York, NY, without the filters “4+ stars” and “Free Consultation”',
      '/search?query=eviction+nyc&near=1%2C2',
    ],
    ['More Eviction lawyers elsewhere', undefined],
  ]);
});

it('others in the place come before what is far, where nobody there is any closer', () => {
  const sections = headed(
    { widened: { kind: 'everywhere' }, businesses: firms(6) },
    { widened: { kind: 'place', filtered: true }, businesses: firms(4) },
  );
  expect(sections).toEqual([
    ['Other lawyers in New York, NY', '/search?query=free+consultation&location=New+York%2C+NY&rating=4'],
    ['More Eviction lawyers elsewhere', undefined],
  ]);
});

it('others in the place whom no filter left are all that there are', () => {
  const [section] = sectionsShown([{ widened: { kind: 'place', filtered: false }, businesses: firms(4) }], shown);
  expect(section?.heading).toBe(
    'Other lawyers in New York, NY, without the filters “4+ stars” and “Free Consultation”',
  );
  expect(section?.all?.to).toBe('/search?location=New+York%2C+NY');
});

it('a section that is shown as a whole needs no way to the rest', () => {
  const [section] = sectionsShown([{ widened: { kind: 'state', state: 'Nevada' }, businesses: firms(3) }], shown);
  expect(section).toMatchObject({ heading: 'More Eviction lawyers in Nevada', all: null });
});
