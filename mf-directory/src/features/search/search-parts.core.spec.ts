import { splitPlaces, togglePlace } from './places.core.ts';
import { resultsLine } from './sentence.core.ts';

it.each([
  [1, 1, 'Showing 1-1 of 1 result'],
  [1, 2, 'Showing 1-2 of 2 results'],
  [1, 3000, 'Showing 1-20 of 3,000 results'],
  [51, 3000, 'Showing 1,001-1,020 of 3,000 results'],
])('the line above the results page %d of %d', (page, total, line) => {
  expect(resultsLine(page, total)).toBe(line);
});

describe('places', () => {
  it('a state belongs to the city before it', () => {
    expect(splitPlaces('Austin, tx, Dallas ,,Reno')).toEqual(['Austin, TX', 'Dallas', 'Reno']);
  });

  it('toggling adds a city, then takes it away whatever its case', () => {
    expect(togglePlace('Austin', 'Dallas')).toBe('Austin,Dallas');
    expect(togglePlace('Austin,Dallas', 'austin')).toBe('Dallas');
    expect(togglePlace('Austin', 'Austin')).toBeUndefined();
  });
});
