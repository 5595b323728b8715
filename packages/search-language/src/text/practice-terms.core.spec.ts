import { CATEGORIES, category } from '../testing/categories.ts';
import { categoryIdsWithin } from './practice-terms.core.ts';

const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));
const AREA = 'intellectual-property';
const idOf = (slug: string) => category(slug).id;

it.each([
  ['an area and its parts', idOf(AREA), [AREA, 'patents', 'trademarks', 'copyrights'].map(idOf)],
  ['an area without parts', idOf('tax-law'), idOf('tax-law')],
  ['a part of an area', idOf('patents'), idOf('patents')],
  ['an id that nobody knows', 'x', 'x'],
])('means %s', (_what, id, expected) => {
  expect(categoryIdsWithin(id, categories)).toEqual(expected);
});
