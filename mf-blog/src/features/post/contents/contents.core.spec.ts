import { contentsOf } from './contents.core.ts';

const headings = (levels: number[]) => levels.map((level, at) => ({ id: `section-${at}`, text: `Part ${at}`, level }));

it('the table of contents holds headings of levels 2 to 4', () => {
  expect(contentsOf(headings([2, 3, 4, 5, 6, 2])).map(({ level }) => level)).toEqual([2, 3, 4, 2]);
});

it('it is there for more than three of them only', () => {
  expect(contentsOf(headings([2, 3, 2]))).toEqual([]);
  expect(contentsOf(headings([2, 3, 2, 5, 6]))).toEqual([]);
  expect(contentsOf(headings([2, 3, 2, 2]))).toHaveLength(4);
});

it('a heading without words is no line of it', () => {
  const [first, ...rest] = headings([2, 2, 2, 2]);
  expect(contentsOf([{ id: 'section-x', level: 2, ...first, text: ' ' }, ...rest])).toEqual([]);
});
