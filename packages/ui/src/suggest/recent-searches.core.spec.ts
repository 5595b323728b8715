import { parseRecent, recentText, withoutSearch, withSearch, type RecentSearch } from './recent-searches.core.ts';

const search = (query: string, location = ''): RecentSearch => ({ query, location });

describe('recent searches', () => {
  it('begin with the latest, each once whatever its case', () => {
    const recent = withSearch([search('tax'), search('Divorce', 'Chicago')], search(' divorce ', 'chicago'));
    expect(recent).toEqual([search('divorce', 'chicago'), search('tax')]);
  });

  it('are eight at most, and none is empty', () => {
    const nine = Array.from({ length: 9 }, (_, index) => search(`search ${index}`));
    const recent = nine.reduce<RecentSearch[]>((list, one) => withSearch(list, one), []);
    expect(recent).toHaveLength(8);
    expect(recent[0]).toEqual(search('search 8'));
    expect(withSearch([], search(' ', ''))).toEqual([]);
  });

  it('can be taken off', () => {
    expect(withoutSearch([search('tax'), search('tax', 'Chicago')], search('tax'))).toEqual([search('tax', 'Chicago')]);
  });

  it.each([
    [search('tax'), 'tax'],
    [search('', 'Chicago'), 'Chicago'],
    [search('tax', 'Chicago'), 'tax in Chicago'],
  ])('%j reads %s', (one, text) => {
    expect(recentText(one)).toBe(text);
  });
});

describe('what the browser has kept', () => {
  it('comes back', () => {
    expect(parseRecent(JSON.stringify([search('tax', 'Chicago')]))).toEqual([search('tax', 'Chicago')]);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '{"query":"tax"}',
    '[null, 1, "tax", {}, {"query":1,"location":""}, {"query":"","location":""}]',
    `[{"query":"${'x'.repeat(201)}","location":""}]`,
    `[${'"x",'.repeat(5000)}"x"]`,
  ])('is nothing when it is %j', (stored) => {
    expect(parseRecent(stored)).toEqual([]);
  });
});
