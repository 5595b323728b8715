import { describe, expect, it } from '@jest/globals';
import { aBlogAuthor, aCategory, aLanding, aPost, aPostPage, aPostSummary } from '@lawdex/mf-kit/testing/fixtures';
import { business, review, site } from '../test/fixtures.ts';
import { problemsOf } from '../test/vocabulary.ts';
import type { Head } from './head.core.ts';
import * as seo from './index.ts';

const heads: Record<string, Head> = {
  home: seo.homeHead(site),
  search: seo.searchHead({ query: 'dui', results: { businesses: [business], total: 1 } }, site),
  business: seo.businessHead(business, [review(5)], site),
  court: seo.businessHead({ ...business, kind: 'court', category: null }, [], site),
  agency: seo.businessHead({ ...business, kind: 'agency', category: null }, [], site),
  category: seo.categoryHead(aCategory(), [business], site),
  city: seo.cityHead({ city: 'Austin', state: 'TX', businesses: [business], total: 1 }, site),
  landing: seo.landingHead(aLanding(), site),
  compare: seo.compareHead(['A', 'B'], site),
  saved: seo.savedHead(site),
  add: seo.addBusinessHead(site),
  terms: seo.legalHead('terms', site),
  blog: seo.blogHead({ page: 1, list: aPostPage(['A']) }, site),
  post: seo.blogPostHead({ post: aPost(), contents: [{ id: 'a', text: 'A' }], words: 812 }, site),
  author: seo.blogAuthorHead(aBlogAuthor(), [aPostSummary()], site),
};

describe('structured data', () => {
  it.each(Object.entries(heads))('of the page %s is what schema.org knows', (_, head) => {
    const nodes = seo.serverTags(head, site).flatMap((tag) => (tag.kind === 'json-ld' ? [tag.data] : []));
    expect(nodes.length).toBeGreaterThanOrEqual(2);
    expect(nodes.flatMap((node) => problemsOf(node))).toEqual([]);
  });

  it('with types, properties and values of our own invention would be refused', () => {
    const typed = { '@type': 'LegalService', name: 'x' };
    expect(problemsOf({ ...typed, '@type': 'LawFirm' })).toEqual([': no type LawFirm']);
    expect(problemsOf({ ...typed, licence: 'TX' })).toEqual(['LegalService.licence: no such property']);
    expect(problemsOf({ ...typed, address: { '@type': 'Rating' } })[0]).toContain('a Rating is none of');
    expect(problemsOf({ ...typed, geo: 'here' })[0]).toContain('here is none of');
  });
});
