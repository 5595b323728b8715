import type { WeeklyHours } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { business, review, site } from '../../test/fixtures.ts';
import { businessJsonLd, schemaType } from './business-json-ld.core.ts';
import { breadcrumbJsonLd } from './json-ld.core.ts';
import { collectionJsonLd, searchResultsJsonLd } from './list-json-ld.core.ts';

const businesses = Array.from({ length: 30 }, () => business);
const list = { name: 'x', description: 'x', canonicalPath: '/x', businesses, total: 30 };
const items = (node: unknown) => (node as { mainEntity: { itemListElement: unknown[] } }).mainEntity.itemListElement;

describe('businessJsonLd', () => {
  it('carries rating and at most five reviews when there are reviews', () => {
    const reviews = Array.from({ length: 8 }, (_, index) => review(5, index));
    const node = businessJsonLd(business, reviews, site, 0);
    expect(node.aggregateRating).toMatchObject({ ratingValue: '4.6', reviewCount: 23 });
    expect(node.review).toHaveLength(5);
  });

  it('carries no review of a writer who is related to the business, and none that counts later', () => {
    const node = businessJsonLd(
      business,
      [{ ...review(5, 1), isRelated: true }, { ...review(1, 3), countsFrom: '2026-12-01T00:00:00Z' }, review(4, 2)],
      site,
      0,
    );
    expect(node.review).toMatchObject([{ reviewRating: { ratingValue: 4 } }]);
  });

  it.each<[string, Partial<typeof business>, type: string]>([
    ['at zero reviews', { rating: '0.0', reviewCount: 0 }, 'LegalService'],
    ['of a court, which nobody rates', { kind: 'court', category: null }, 'Courthouse'],
    ['of an agency', { kind: 'agency', category: null }, 'GovernmentOffice'],
    ['while the businesses are generated', {}, 'LegalService'],
  ])('carries no rating %s', (when, changes, type) => {
    const demoData = when === 'while the businesses are generated';
    const reviews = changes.reviewCount === 0 ? [] : [review(5)];
    const node = businessJsonLd({ ...business, ...changes }, reviews, { ...site, demoData }, 0);
    expect(node['@type']).toBe(type);
    expect(node).not.toHaveProperty('aggregateRating');
    expect(node).not.toHaveProperty('review');
  });

  it('gives breaks, special days, and around the clock as search engines take it', () => {
    const hours: WeeklyHours = {
      mon: { open: '09:00', close: '12:00', more: [{ open: '13:00', close: '17:00' }] },
      sun: { open: '00:00', close: '00:00' },
      special: [
        { date: '2026-12-24', spans: [] },
        { date: '2026-12-31', spans: [{ open: '09:00', close: '12:00' }] },
        { date: '12-25', spans: [] },
        { date: '02-29', spans: [] },
        { date: '2026-11-01', spans: [] },
      ],
    };
    const node = businessJsonLd({ ...business, hours }, [], site, Date.parse('2026-11-16T10:00:00Z'));
    const said = (specifications: unknown) =>
      (specifications as Record<string, string>[]).map(({ dayOfWeek, validFrom, validThrough, opens, closes }) =>
        [dayOfWeek ?? `${validFrom} ${validThrough}`, opens, closes].join(' '),
      );
    expect(said(node.openingHoursSpecification)).toEqual([
      'https://schema.org/Monday 09:00 12:00',
      'https://schema.org/Monday 13:00 17:00',
      'https://schema.org/Sunday 00:00 23:59',
    ]);
    expect(said(node.specialOpeningHoursSpecification)).toEqual([
      '2026-12-24 2026-12-24 00:00 00:00',
      '2026-12-25 2026-12-25 00:00 00:00',
      '2026-12-31 2026-12-31 09:00 12:00',
    ]);
  });
});

describe('what a listing lacks', () => {
  const NULLS = ['description', 'image', 'phone', 'priceRange', 'email', 'website', 'hours', 'latitude', 'longitude'];
  const bare = { ...business, ...Object.fromEntries(NULLS.map((name) => [name, null])), languages: [] };

  it('is left out, never null', () => {
    const node = businessJsonLd(bare, [], site, 0);
    expect(JSON.stringify(node)).not.toContain('null');
    for (const key of ['image', 'telephone', 'geo', 'openingHoursSpecification', 'sameAs', 'knowsLanguage']) {
      expect(node).not.toHaveProperty(key);
    }
    expect(node).toMatchObject({ name: 'Hale & Ward', areaServed: { name: 'Chicago' } });
  });

  it('is left out of a review too', () => {
    const node = businessJsonLd(business, [{ ...review(4), comment: null }], site, 0);
    expect(node.review).toEqual([expect.not.objectContaining({ reviewBody: expect.anything() })]);
  });
});

it('addresses in structured data are on our own origin, whatever a slug holds', () => {
  const slug = '//evil.example/?x#y';
  const json = JSON.stringify([
    businessJsonLd({ ...business, slug }, [], site, 0),
    collectionJsonLd({ ...list, businesses: [{ ...business, slug }] }, site),
    searchResultsJsonLd({ ...list, businesses: [{ ...business, slug }] }, site),
  ]);
  expect(json.match(/https:\/\/lawdex\.example\/business\/%2F%2Fevil\.example%2F%3Fx%23y/g)).toHaveLength(4);
  expect(json).not.toContain('"//evil');
});

it('what lawyers do is a legal service, and what others do is a business', () => {
  expect(PRACTICE_AREAS.filter(({ name }) => schemaType(name) !== 'LegalService')).toEqual([]);
  expect(['Wills and Trusts', 'Car Repair', undefined].map(schemaType)).toEqual([
    'LegalService',
    'LocalBusiness',
    'LocalBusiness',
  ]);
});

describe('lists', () => {
  it('hold ten businesses in a collection and twenty in search results', () => {
    expect(items(collectionJsonLd(list, site))).toHaveLength(10);
    expect(items(searchResultsJsonLd(list, site))).toHaveLength(20);
  });

  it('number breadcrumbs from one and link all but the last', () => {
    const node = breadcrumbJsonLd([{ label: 'Home', to: '/' }, { label: 'Here' }], site);
    expect(node.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lawdex.example' },
      { '@type': 'ListItem', position: 2, name: 'Here' },
    ]);
  });
});
