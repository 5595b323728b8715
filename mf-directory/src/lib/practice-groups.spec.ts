import { practiceGroups } from './practice-groups.ts';

const area = (slug: string, businessCount: number, parent?: string) => ({
  slug,
  name: slug,
  businessCount,
  ...(parent && { parent }),
});

it('areas stand by how many businesses they have, each with its parts in the same order', () => {
  const groups = practiceGroups([
    area('adoption', 3, 'family'),
    area('custody', 9, 'family'),
    area('tax', 31),
    area('family', 30),
    area('support', 5, 'family'),
    area('probate', 4, 'estates'),
  ]);
  expect(groups.map(({ area: { slug }, parts }) => [slug, parts.map((part) => part.slug)])).toEqual([
    ['tax', []],
    ['family', ['custody', 'support', 'adoption']],
    // Shown all the same when the area around it is not there.
    ['probate', []],
  ]);
});
