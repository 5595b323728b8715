import { expect, test } from '@jest/globals';
import { slugsOf, worthyLinks } from './worthy-links.core.ts';

const CHOICES = [
  { text: 'Austin', to: ['/lawyers-in-austin'] },
  { text: 'Springfield', to: ['/lawyers-in-springfield', '/lawyers-in-springfield-il'] },
  { text: 'Reno', to: ['/lawyers-in-reno'] },
];

test('each link leads to the first of its addresses that is worth it, and a link without one is left out', () => {
  const worthy = ['/lawyers-in-springfield-il', '/lawyers-in-austin'].map((path) => ({
    path,
    canonicalPath: path,
    total: 3,
  }));
  expect(worthyLinks(CHOICES, worthy)).toEqual([
    { text: 'Austin', to: '/lawyers-in-austin' },
    { text: 'Springfield', to: '/lawyers-in-springfield-il' },
  ]);
  expect(worthyLinks(CHOICES, [])).toEqual([]);
});

test('every address is asked for once', () => {
  expect(slugsOf([...CHOICES, ...CHOICES])).toEqual([
    'lawyers-in-austin',
    'lawyers-in-springfield',
    'lawyers-in-springfield-il',
    'lawyers-in-reno',
  ]);
});

test('what no page can be called is not asked for', () => {
  const city = 'w'.repeat(120);
  expect(slugsOf([{ text: city, to: [`/lawyers-in-${city}`, '/lawyers-in-reno'] }])).toEqual(['lawyers-in-reno']);
});
