import { expect, test } from '@jest/globals';
import { practiceGroups } from './practice-groups.ts';

const area = (slug: string, businessCount: number, parent?: string) => ({
  id: slug,
  slug,
  name: slug,
  businessCount,
  parent: parent ? { slug: parent, name: parent } : null,
});

test('areas stand in their order, each with the three largest of its parts', () => {
  const groups = practiceGroups([
    area('adoption', 3, 'family'),
    area('custody', 9, 'family'),
    area('family', 30),
    area('support', 5, 'family'),
    area('tax', 1),
    area('probate', 4, 'estates'),
    area('violence', 2, 'family'),
  ]);
  expect(groups.map(({ area: { slug }, parts }) => [slug, parts.map((part) => part.slug)])).toEqual([
    ['family', ['custody', 'support', 'adoption']],
    ['tax', []],
    // Shown all the same when the area around it is not there.
    ['probate', []],
  ]);
});
