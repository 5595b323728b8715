import { business } from '../../test/businesses.ts';
import { CATEGORIES } from '@lawdex/search-language/testing';
import { alsoPractices } from './also-practices.core.ts';

const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));
const found = (practice: string | null, additional: string[], ...searched: string[]) =>
  alsoPractices(searched, categories)(business({ name: 'Any', practice, additional })).alsoPractices;

it.each<[string, string | null, string[], string[], string[] | undefined]>([
  ['an additional area', 'slip-and-fall', ['landlord-tenant'], ['landlord-tenant'], ['Landlord & Tenant']],
  ['a part of what was searched for', 'tax-law', ['eviction'], ['landlord-tenant'], ['Eviction']],
  ['no part, when its own area fits', 'landlord-tenant', ['eviction'], ['landlord-tenant'], undefined],
  ['the other of two', 'tax-law', ['bankruptcy'], ['tax-law', 'bankruptcy'], ['Bankruptcy']],
  [
    'the first that was searched for first',
    null,
    ['tax-law', 'eviction'],
    ['eviction', 'tax-law'],
    ['Eviction', 'Tax Law'],
  ],
  [
    'two at most',
    null,
    ['tax-law', 'eviction', 'bankruptcy'],
    ['eviction', 'tax-law', 'bankruptcy'],
    ['Eviction', 'Tax Law'],
  ],
  ['nothing that was not searched for', 'tax-law', ['eviction'], ['bankruptcy'], undefined],
])('a card tells %s', (_what, practice, additional, searched, names) => {
  expect(found(practice, additional, ...searched)).toEqual(names);
});
