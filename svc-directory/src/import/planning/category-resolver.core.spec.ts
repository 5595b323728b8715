import { describe, expect, it } from '@jest/globals';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { categoryResolver } from './category-resolver.core.ts';

const area = (slug: string, name: string, aliases: string[] = []) => ({ id: `id-${slug}`, slug, name, aliases });

describe('categoryResolver', () => {
  it('reads slugs, names and aliases in any case and spacing, and plurals', () => {
    const resolve = categoryResolver([area('tax-law', 'Tax Law', ['irs problem'])]);
    for (const text of ['tax-law', 'TAX  law', ' Tax Law ', 'IRS Problem', 'irs problems']) {
      expect([text, resolve(text)]).toEqual([text, 'id-tax-law']);
    }
    expect(resolve('plumbing')).toBeNull();
    expect(resolve('')).toBeNull();
  });

  it('prefers slugs to names and names to aliases, whatever the order', () => {
    const resolve = categoryResolver([area('a', 'x', ['b', 'y']), area('b', 'y', ['a', 'x'])]);
    expect(['a', 'b', 'x', 'y'].map(resolve)).toEqual(['id-a', 'id-b', 'id-a', 'id-b']);
  });

  it('finds every practice area of the site by its name and by each of its aliases', () => {
    const resolve = categoryResolver(PRACTICE_AREAS.map(({ slug, name, aliases }) => area(slug, name, [...aliases])));
    for (const { slug, name, aliases } of PRACTICE_AREAS) {
      expect([name, ...aliases].filter((text) => resolve(text) !== `id-${slug}`)).toEqual([]);
    }
  });
});
