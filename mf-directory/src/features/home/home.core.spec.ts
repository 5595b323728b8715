import { shownFigures } from './home.core.ts';

it('figures are named in the singular where there is one, and left out where there is none', () => {
  expect(shownFigures({ firms: 1, cities: 1, reviews: 0, practiceAreas: 3 })).toEqual([
    { label: 'law firm', value: 1 },
    { label: 'city', value: 1 },
    { label: 'practice areas', value: 3 },
  ]);
  expect(shownFigures({ firms: 0, cities: 0, reviews: 0, practiceAreas: 4 })).toEqual([]);
});
