import { BUSINESS_FLAGS, type BusinessDetail, type FeeBasis } from '@lawdex/contracts';
import { grammarFaults, TELLING_COUNTS } from '@lawdex/contracts/testing';
import { aCategory } from '@lawdex/mf-kit/testing/fixtures';
import { business, site } from '../../test/fixtures.ts';
import type { Head } from '../head/head.core.ts';
import * as seo from '../index.ts';

const said = (head: Head): string[] => [seo.documentTitle(head, site), head.description];
const faultsOf = (heads: readonly Head[]): string[] => heads.flatMap(said).flatMap(grammarFaults);

const bases: readonly FeeBasis[][] = [[], ['flat'], ['contingency', 'hourly']];
const flags = (value: boolean) => Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, value]));
const businesses = TELLING_COUNTS.flatMap((reviewCount) =>
  bases.map((feeBasis): BusinessDetail => ({
    ...business,
    ...flags(reviewCount > 0),
    reviewCount,
    feeBasis,
    languages: ['en', 'es', 'vi'].slice(0, feeBasis.length),
    description: `${business.name} helps people who were hurt.`,
  })),
);

describe('what pages say of themselves, with nothing, one, two and a thousand of what they count', () => {
  it.each(TELLING_COUNTS)('%d: titles and descriptions can be read aloud', (count) => {
    const category = aCategory({ businessCount: count, description: null });
    const list = { businesses: [], total: count };
    expect(
      faultsOf([
        seo.categoryHead(category, [], site),
        seo.categoryHead(category, [], site, 2),
        seo.cityHead({ city: 'Austin', state: 'TX', ...list }, site),
        seo.cityHead({ city: 'Austin', ...list, page: 2 }, site),
        seo.searchHead({ results: list }, site),
        seo.searchHead({ query: 'divorce', location: 'Austin, TX', results: list }, site),
        seo.practiceAreasHead(
          Array.from({ length: count }, () => category),
          site,
        ),
        seo.citiesHead([{ count, cities: count }], site),
        seo.stateCitiesHead({ name: 'Texas', slug: 'texas', count, page: 2 }, site),
      ]),
    ).toEqual([]);
  });

  it('so can those that count nothing', () => {
    const heads = [seo.homeHead(site), seo.addBusinessHead(site), seo.savedHead(site), seo.compareHead([], site)];
    const legal = (['privacy', 'terms', 'ranking'] as const).map((page) => seo.legalHead(page, site));
    expect(faultsOf([...heads, seo.compareHead(['Hale', 'Ward & Lee'], site), ...legal])).toEqual([]);
  });

  it('so can the questions about a business, which name it once', () => {
    expect(faultsOf(businesses.map((one) => seo.businessHead(one, [], site, 0)))).toEqual([]);
    const questions = businesses.flatMap((one) => seo.businessFaq(one, 0));
    expect(questions.flatMap(({ question, answer }) => [question, answer].flatMap(grammarFaults))).toEqual([]);
    expect(questions.filter(({ answer }) => answer.split(business.name).length > 2)).toEqual([]);
  });
});
