import * as fixtures from '@lawdex/mf-kit/testing/fixtures';
import { business, review, site } from '../../test/fixtures.ts';
import { problemsOf } from '../../test/vocabulary.ts';
import type { Head } from '../head/head.core.ts';
import * as seo from '../index.ts';

const heads: Record<string, Head> = {
  home: seo.homeHead(site),
  search: seo.searchHead({ query: 'dui', results: { businesses: [business], total: 1 } }, site),
  business: seo.businessHead(business, [review(5)], site, 0),
  court: seo.businessHead({ ...business, kind: 'court', category: null }, [], site, 0),
  agency: seo.businessHead({ ...business, kind: 'agency', category: null }, [], site, 0),
  category: seo.categoryHead(fixtures.aCategory(), [business], site),
  city: seo.cityHead({ city: 'Austin', state: 'TX', businesses: [business], total: 1 }, site),
  landing: seo.landingHead(fixtures.aLanding(), site),
  compare: seo.compareHead(['A', 'B'], site),
  saved: seo.savedHead(site),
  add: seo.addBusinessHead(site),
  privacy: seo.legalHead('privacy', site),
  terms: seo.legalHead('terms', site),
  ranking: seo.legalHead('ranking', site),
  'practice areas': seo.practiceAreasHead([fixtures.aCategory()], site),
  cities: seo.citiesHead([{ count: 3, cities: 2 }], site),
  'cities of a state': seo.stateCitiesHead({ name: 'Texas', slug: 'texas', count: 3, page: 1 }, site),
  'landing near me': seo.landingHead(fixtures.aNearMeLanding(), site),
  blog: seo.blogHead({ page: 1, list: fixtures.aPostPage(['A']) }, site),
  post: seo.blogPostHead({ post: fixtures.aPost(), contents: [{ id: 'a', text: 'A' }], words: 812 }, site),
  'blog category': seo.blogCategoryHead(fixtures.aBlogCategory(), undefined, [fixtures.aPostSummary()], site),
  'blog tag': seo.blogTagHead(fixtures.aBlogTag(), [fixtures.aPostSummary()], site),
  author: seo.blogAuthorHead(fixtures.aBlogAuthor(), [fixtures.aPostSummary()], site),
};

it.each(Object.entries(heads))('structured data of the page %s is what schema.org knows', (_, head) => {
  const nodes = seo.serverTags(head, site).flatMap((tag) => (tag.kind === 'json-ld' ? [tag.data] : []));
  expect(nodes.length).toBeGreaterThanOrEqual(2);
  expect(nodes.flatMap((node) => problemsOf(node))).toEqual([]);
});

it('structured data with types, properties and values of our own invention would be refused', () => {
  const typed = { '@type': 'LegalService', name: 'x' };
  expect(problemsOf({ ...typed, '@type': 'LawFirm' })).toEqual([': no type LawFirm']);
  expect(problemsOf({ ...typed, licence: 'TX' })).toEqual(['LegalService.licence: no such property']);
  expect(problemsOf({ ...typed, address: { '@type': 'Rating' } })[0]).toContain('a Rating is none of');
  expect(problemsOf({ ...typed, geo: 'here' })[0]).toContain('here is none of');
});
