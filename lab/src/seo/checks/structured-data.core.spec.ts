import { describe, expect, it } from '@jest/globals';
import { ORIGIN, plantedSite } from '../crawl/planted-site.ts';
import type { Planted } from '../crawl/planted-site.ts';
import { structuredDataFaults } from './structured-data.core.ts';

const address = { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' };
const firm = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'LegalService',
  name: 'Hale',
  address,
  ...more,
});
const detailsOf = (page: Planted, home: Planted = {}): string[] =>
  structuredDataFaults(plantedSite({ '/': home, '/firm': page })).map(({ detail }) => detail);

describe('structured data', () => {
  const problems = (jsonLd: unknown, home?: Planted) => detailsOf({ jsonLd }, home);
  const rated = (rating: object) =>
    firm({ aggregateRating: { '@type': 'AggregateRating', bestRating: '5', ...rating } });

  it.each<[unknown, unknown[]]>([
    [firm(), []],
    [firm({ url: `${ORIGIN}/firm` }), []],
    [rated({ ratingValue: '4.6', reviewCount: 3 }), []],
    [rated({ ratingValue: '0.0', reviewCount: 0 }), ['AggregateRating of 0.0', 'AggregateRating of 0 reviews']],
    [rated({ ratingValue: '6', reviewCount: 3 }), ['AggregateRating of 6']],
    [{ ...rated({ ratingValue: '4', reviewCount: 3 }), '@type': 'Courthouse' }, ['Courthouse with a rating']],
    [firm({ name: '' }), ['LegalService lacks name']],
    [firm({ '@context': 'http://schema.org' }), ['@context is "http://schema.org"']],
    [firm({ '@type': 'Lawyr' }), ['Lawyr is no type of this site']],
    [firm({ '@type': undefined }), [expect.stringContaining('an object without @type')]],
    [firm({ url: 'http://127.0.0.1:4000/firm' }), ['LegalService at http://127.0.0.1:4000/firm']],
    [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 2, name: 'A' }],
      },
      ['BreadcrumbList with positions 2'],
    ],
    [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] }, ['FAQPage lacks mainEntity']],
    ['text', ['holds no object']],
  ])('%j', (jsonLd, expected) => {
    expect(problems(jsonLd)).toEqual(expected);
  });

  it('that is no JSON is called out', () => {
    const head = '<script type="application/ld+json">{"a": </script>';
    expect(detailsOf({ head })).toEqual([expect.stringContaining('no JSON: ')]);
  });

  it('has no ratings on a site with fictional firms', () => {
    expect(problems(rated({ ratingValue: '4.6', reviewCount: 3 }), { robots: 'noindex' })).toEqual([
      'AggregateRating of a fictional business',
    ]);
  });
});
