import { expect, it } from '@jest/globals';
import { JsonItems } from './json-items.core.ts';

function itemsOf(text: string, pieces = 1) {
  const items = new JsonItems(20);
  const size = Math.ceil(text.length / pieces);
  const all = Array.from({ length: pieces }, (_, i) => [...items.push(text.slice(i * size, (i + 1) * size))]);
  return [...all.flat(), ...items.end()];
}

const TEXT = '\ufeff[\n  {"a": "]},\\"["},\n\n  {"b": [1, {}]}\n , 7]\n';

it.each([1, 2, 7, TEXT.length])(
  'cuts a list into its items, in %i pieces, and knows their lines and numbers',
  (pieces) => {
    expect(itemsOf(TEXT, pieces)).toEqual([
      { line: 2, firm: 1, text: '{"a": "]},\\"["}' },
      { line: 4, firm: 2, text: '{"b": [1, {}]}' },
      { line: 5, firm: 3, text: '7' },
    ]);
  },
);

it('tells an item that is too long, and goes on', () => {
  expect(itemsOf(`["${'x'.repeat(30)}",\n1]`)).toEqual([
    { line: 1, firm: 1, problem: 'is longer than 64 kB' },
    { line: 2, firm: 2, text: '1' },
  ]);
});

it('tells a list without an end, and knows an empty one', () => {
  expect(itemsOf('[1,\n{"a":')).toEqual([
    { line: 1, firm: 1, text: '1' },
    { line: 2, firm: 2, problem: 'is in a list that has no end' },
  ]);
  expect(itemsOf('[ ]')).toEqual([]);
});
