import type { Suggestion } from '@lawdex/contracts';
import { announcement, choiceOf, optionText, type Option } from './option.core.ts';

const suggestion = (changes: Partial<Suggestion>): Option => ({
  kind: 'suggestion',
  suggestion: { kind: 'practice', text: 'Tax Law', detail: null, to: '/search?query=Tax+Law', matched: [], ...changes },
});
const recent: Option = { kind: 'recent', search: { query: 'dui', location: 'Austin' } };

describe('choosing', () => {
  it('a practice area searches for it in the place of the other box', () => {
    expect(choiceOf(suggestion({}), ' Austin ')).toEqual({
      to: '/search?query=Tax+Law&location=Austin',
      search: { query: 'Tax Law', location: 'Austin' },
    });
    expect(choiceOf(suggestion({}), '').to).toBe('/search?query=Tax+Law');
  });

  it.each([
    ['/search?query=Tax+Law+in+Houston%2C+TX', { query: 'Tax Law in Houston, TX', location: '' }],
    ['/search?query=Tax+Law&location=Houston%2C+TX', { query: 'Tax Law', location: 'Houston, TX' }],
  ])('a practice area in a place that was typed searches there: %s', (to, search) => {
    expect(choiceOf(suggestion({ detail: 'Houston, TX', to }), 'Austin')).toEqual({ to, search });
  });

  it('a place searches there, whatever the other box holds', () => {
    const place = suggestion({ kind: 'place', text: 'Chicago, IL', to: '/search?location=Chicago%2C+IL' });
    expect(choiceOf(place, 'Austin')).toEqual({
      to: '/search?location=Chicago%2C+IL',
      search: { query: '', location: 'Chicago, IL' },
    });
  });

  it('a business shows its page, and is no search', () => {
    const business = suggestion({ kind: 'business', to: '/business/lee' });
    expect(choiceOf(business, 'Austin')).toEqual({ to: '/business/lee', search: null });
  });

  it('a recent search repeats it', () => {
    expect(choiceOf(recent, 'Boston').to).toBe('/search?query=dui&location=Austin');
  });
});

it('options are told by their text', () => {
  expect([suggestion({}), recent].map(optionText)).toEqual(['Tax Law', 'dui in Austin']);
});

it('a screen reader is told how many there are', () => {
  expect(announcement([suggestion({})])).toMatch(/^1 suggestion\./);
  expect(announcement([suggestion({}), suggestion({})])).toMatch(/^2 suggestions\./);
  expect(announcement([recent, recent])).toMatch(/^2 recent searches\./);
  expect(announcement([])).toBe('No suggestions.');
});
