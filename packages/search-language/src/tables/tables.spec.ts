import { parseTable } from './index.ts';

const parse = (...lines: string[]) =>
  parseTable('data/x.txt', lines.join('\n')).map(({ heading, text, at }) => [at.slice(-1), heading, text]);

it('reads items behind a heading and in the indented lines below it, between commas', () => {
  expect(
    parse('# All of it.', 'noise: please,  help me', '', 'filter rating=4:', '  top rated,', '  4 stars, four star'),
  ).toEqual([
    ['2', 'noise', 'please'],
    ['2', 'noise', 'help me'],
    ['5', 'filter rating=4', 'top rated'],
    ['6', 'filter rating=4', '4 stars'],
    ['6', 'filter rating=4', 'four star'],
  ]);
});

it('leaves colons of addresses and signs of combinations alone', () => {
  expect(parse('TX: State Bar, https://x.org/', 'p: a|b + c* - d')).toEqual([
    ['1', 'TX', 'State Bar'],
    ['1', 'TX', 'https://x.org/'],
    ['2', 'p', 'a|b + c* - d'],
  ]);
});

it.each([
  ['  lost', 'data/x.txt:1: an indented line needs a heading above it'],
  ['noise: a\nplease', 'data/x.txt:2: a line at the margin needs a heading and a colon'],
])('says where %j is wrong', (text, problem) => {
  expect(() => parse(text)).toThrow(problem);
});
