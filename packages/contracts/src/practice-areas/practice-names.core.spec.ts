import { PRACTICE_AREAS } from './practice-areas.core.ts';
import { PRACTICE_NAMES } from './practice-names.core.ts';

it('names that pages know by heart are those of the practice areas', () => {
  const names = new Map(PRACTICE_AREAS.map(({ slug, name }) => [slug, name]));
  expect(Object.keys(PRACTICE_NAMES).map((slug) => [slug, names.get(slug)])).toEqual(Object.entries(PRACTICE_NAMES));
});
