import { SettledSearches } from './settled-searches.core.ts';

it('a search gives way to the next one of the same visitor, and to nobody else’s', () => {
  const searches = new SettledSearches();
  searches.note('ann', 'div', 0);
  searches.note('bob', 'tax', 1);
  searches.note('ann', 'divorce', 2);
  expect(searches.take(10_001)).toEqual([{ visitor: 'bob', query: 'tax' }]);
  expect(searches.take(20_000)).toEqual([{ visitor: 'ann', query: 'divorce' }]);
});

it('a search is forgotten when the visitor went on to one that counts for nothing', () => {
  const searches = new SettledSearches();
  searches.note('ann', 'divorce', 0);
  searches.note('ann', null, 1);
  expect(searches.take(20_000)).toEqual([]);
});

it('a search is forgotten when twenty thousand others came later', () => {
  const searches = new SettledSearches();
  for (let visitor = 0; visitor <= 20_000; visitor++) searches.note(`v${visitor}`, 'tax', visitor);
  const visitors = searches.take(100_000).map(({ visitor }) => visitor);
  expect(visitors).toHaveLength(20_000);
  expect(visitors).not.toContain('v0');
});
